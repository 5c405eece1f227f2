import {
  ConfirmConnectionBody,
  ConnectUrl,
  Integration,
  IntegrationList,
  LinkAshbyBody,
  OAuthReturn,
  Removed,
} from '../model/ats';
import { endpoint } from './endpoint';

/** Systems are connected by people. What is only looked at, or taken away, stays open after a trial. */
const member = { kind: 'account' } as const;
const viewer = { kind: 'account', afterTrial: true } as const;

/** The account's connections to applicant tracking systems. */
export const integrations = {
  list: endpoint({
    name: 'integrations.list',
    method: 'GET',
    path: '/api/users/integrations',
    summary: 'The systems that can be connected, and how those are that are',
    access: viewer,
    ok: { status: 200, body: IntegrationList },
    errors: [],
    noStore: true,
  }),
  linkAshby: endpoint({
    name: 'integrations.linkAshby',
    method: 'POST',
    path: '/api/users/integrations/ashby',
    summary: 'Connect Ashby with an API key, once Ashby has accepted it; it is stored encrypted',
    access: member,
    body: LinkAshbyBody,
    ok: { status: 201, body: Integration },
    errors: ['validation_error', 'service_unavailable'],
    noStore: true,
  }),
  unlinkAshby: endpoint({
    name: 'integrations.unlinkAshby',
    method: 'DELETE',
    path: '/api/users/integrations/ashby',
    summary: 'Disconnect Ashby: the key is erased, results stay',
    access: viewer,
    ok: { status: 200, body: Removed },
    errors: ['not_found'],
    noStore: true,
  }),
  ashbyStatus: endpoint({
    name: 'integrations.ashbyStatus',
    method: 'GET',
    path: '/api/users/integrations/ashby/status',
    summary: 'How the connection to Ashby is',
    access: viewer,
    ok: { status: 200, body: Integration },
    errors: [],
    noStore: true,
  }),
  connectGreenhouse: endpoint({
    name: 'integrations.connectGreenhouse',
    method: 'GET',
    path: '/api/users/integrations/greenhouse/connect-url',
    summary: 'Where somebody lets us into Greenhouse; good for one return within ten minutes',
    access: member,
    ok: { status: 200, body: ConnectUrl },
    errors: ['service_unavailable'],
    noStore: true,
  }),
  greenhouseReturn: endpoint({
    name: 'integrations.greenhouseReturn',
    method: 'GET',
    path: '/api/integrations/greenhouse/oauth/callback',
    summary:
      'Where Greenhouse sends people back to, who are sent on to the page that says how it went',
    access: { kind: 'public' },
    query: OAuthReturn,
    ok: { status: 302 },
    errors: [],
    noStore: true,
  }),
  confirmGreenhouse: endpoint({
    name: 'integrations.confirmGreenhouse',
    method: 'POST',
    path: '/api/users/integrations/greenhouse/confirm',
    summary:
      'Take over the connection that this browser came back with, in the account that began it',
    access: member,
    body: ConfirmConnectionBody,
    ok: { status: 201, body: Integration },
    errors: ['validation_error', 'not_found', 'service_unavailable'],
    noStore: true,
  }),
  unlinkGreenhouse: endpoint({
    name: 'integrations.unlinkGreenhouse',
    method: 'DELETE',
    path: '/api/users/integrations/greenhouse',
    summary: 'Disconnect Greenhouse: the tokens are erased, results stay',
    access: viewer,
    ok: { status: 200, body: Removed },
    errors: ['not_found'],
    noStore: true,
  }),
  greenhouseStatus: endpoint({
    name: 'integrations.greenhouseStatus',
    method: 'GET',
    path: '/api/users/integrations/greenhouse/status',
    summary: 'How the connection to Greenhouse is',
    access: viewer,
    ok: { status: 200, body: Integration },
    errors: [],
    noStore: true,
  }),
};

import {
  AshbyAssessments,
  AshbyCancelBody,
  AshbyCancelled,
  AshbyListBody,
  AshbyStartBody,
  AshbyStarted,
  ErrorNoted,
  GreenhouseTests,
  ResponseErrorBody,
  SendTestBody,
  TestSent,
  TestStatus,
  TestStatusQuery,
} from '../model/ats-partner';
import { endpoint } from './endpoint';

const access = { kind: 'account', byKey: true } as const;
const reading = { ...access, keyReads: true } as const;
const ashby = { access, method: 'POST', calledBy: 'ashby' } as const;
const greenhouse = { access, calledBy: 'greenhouse' } as const;

/** The calls by which an ATS invites candidates to the account's assessments. Their fields are the ATS's own. */
export const atsPartner = {
  ashbyList: endpoint({
    ...ashby,
    name: 'atsPartner.ashbyList',
    access: reading,
    path: '/api/partner/ashby/assessment.list',
    summary: 'The assessments that Ashby can start',
    reads: true,
    body: AshbyListBody,
    ok: { status: 200, body: AshbyAssessments },
    errors: [],
  }),
  ashbyStart: endpoint({
    ...ashby,
    name: 'atsPartner.ashbyStart',
    path: '/api/partner/ashby/assessment.start',
    summary: 'Invite a candidate of Ashby, once for each application and assessment',
    body: AshbyStartBody,
    ok: { status: 200, body: AshbyStarted },
    errors: ['validation_error', 'quota_exceeded', 'not_found', 'conflict', 'rate_limited'],
    noStore: true,
  }),
  ashbyCancel: endpoint({
    ...ashby,
    name: 'atsPartner.ashbyCancel',
    path: '/api/partner/ashby/assessment.cancel',
    summary: 'Cancel an assessment that Ashby started',
    body: AshbyCancelBody,
    ok: { status: 200, body: AshbyCancelled },
    errors: ['validation_error', 'not_found'],
  }),
  greenhouseTests: endpoint({
    ...greenhouse,
    name: 'atsPartner.greenhouseTests',
    method: 'GET',
    path: '/api/partner/greenhouse/list_tests',
    summary: 'The assessments that Greenhouse can send',
    ok: { status: 200, body: GreenhouseTests },
    errors: [],
  }),
  greenhouseSend: endpoint({
    ...greenhouse,
    name: 'atsPartner.greenhouseSend',
    method: 'POST',
    path: '/api/partner/greenhouse/send_test',
    summary: 'Invite a candidate of Greenhouse, once for each take-home test',
    body: SendTestBody,
    ok: { status: 200, body: TestSent },
    errors: ['validation_error', 'quota_exceeded', 'not_found', 'rate_limited'],
    noStore: true,
  }),
  greenhouseStatus: endpoint({
    ...greenhouse,
    name: 'atsPartner.greenhouseStatus',
    method: 'GET',
    path: '/api/partner/greenhouse/test_status',
    summary: "Get a Greenhouse candidate's progress and score",
    query: TestStatusQuery,
    ok: { status: 200, body: TestStatus },
    errors: ['validation_error', 'not_found'],
    noStore: true,
  }),
  greenhouseError: endpoint({
    ...greenhouse,
    name: 'atsPartner.greenhouseError',
    method: 'POST',
    access: reading,
    path: '/api/partner/greenhouse/response_error',
    summary: 'Record that Greenhouse could not use a response',
    body: ResponseErrorBody,
    ok: { status: 200, body: ErrorNoted },
    errors: [],
  }),
};

import { users } from '@candor/domain/api/users';
import type { User } from '@candor/domain/model/user';
import { PLANS, type PlanType } from '@candor/domain/rules/plans';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { RouteObject } from 'react-router';
import { afterEach, describe, expect, test } from 'vitest';
import { routes } from './routes';
import { knownPaths } from './static/known-paths';
import { aServer, renderApp } from './testing/render-app';
import { aSubscription, aUser } from './testing/samples';

/**
 * Who sees what at each address, as the specification has it: written by hand, so that it can disagree with the table of
 * routes.
 *
 * - `all`: everybody. `entry`: visitors; whoever is signed in is sent to work.
 * - `member`: signed in, confirmed, trial running. `payer`: the same, and after the trial.
 * - `pro`: members from the professional plan on.
 * - `partner`: integration partners. `partnerPro`: those of them from the professional plan on.
 * - `staff`: support staff; it does not exist for others.
 */
const ROUTES: Readonly<
  Record<string, 'all' | 'entry' | 'member' | 'payer' | 'pro' | 'partner' | 'partnerPro' | 'staff'>
> = {
  '/': 'entry',
  '/login': 'entry',
  '/signup': 'entry',
  '/confirm-email': 'all',
  '/forgot-password': 'entry',
  '/comparison': 'all',
  '/pricing': 'all',
  '/how-a-score-is-made': 'all',
  '/terms-of-service': 'all',
  '/privacy-policy': 'all',
  '/cookie-policy': 'all',
  '/mobile/terms-of-service': 'all',
  '/mobile/privacy-policy': 'all',
  '/from-ats': 'all',
  '/share/:token': 'all',
  '/invite/:code': 'all',
  '/dashboard': 'member',
  '/analytics': 'member',
  '/meta-analytics': 'pro',
  '/api-keys': 'member',
  '/settings': 'member',
  '/own-terms': 'member',
  '/sources': 'member',
  '/support': 'member',
  '/integrations': 'member',
  '/integrations/greenhouse/oauth/success': 'member',
  '/integrations/greenhouse/oauth/error': 'member',
  '/integrations/ashby/jobs/:jobId': 'partner',
  '/integrations/ashby/assessments/:assessmentId': 'partner',
  '/integrations/greenhouse/jobs/:jobId': 'partner',
  '/integrations/greenhouse/assessments/:assessmentId': 'partner',
  '/assessment-meta-analytics': 'partnerPro',
  '/invitations': 'member',
  '/invitations/assessments': 'member',
  '/invitations/assessments/new': 'member',
  '/invitations/assessments/:id': 'member',
  '/billing': 'payer',
  '/staff': 'staff',
  '/staff/users/:id': 'staff',
  '/staff/support': 'staff',
  '/staff/support/:id': 'staff',
};

type Row = (typeof ROUTES)[string];

/** What somebody sees: the page that they asked for, another address that they are led to, or the heading of a gate. */
type Seen = string;
const PAGE: Seen = 'the page';
const NOT_FOUND: Seen = 'Page not found';

const PARTNERS_ONLY: Seen = 'Integration Partner Access Required';
/** Somebody who is not a partner is told so before their plan is checked. */
const NO_PARTNER = { partner: PARTNERS_ONLY, partnerPro: PARTNERS_ONLY };

type Kind = { user: User | null; plan: PlanType; trialOver?: true; sees: Record<Row, Seen> };

const INSIDE: Record<Row, Seen> = {
  all: PAGE,
  entry: '/dashboard',
  member: PAGE,
  payer: PAGE,
  staff: NOT_FOUND,
  pro: 'Premium Feature',
  ...NO_PARTNER,
};
const INSIDE_PRO: Record<Row, Seen> = { ...INSIDE, pro: PAGE };
/** A gate precedes everything behind sign-in; for staff pages there is not even one. */
const behind = (gate: Seen, over: Partial<Record<Row, Seen>> = {}): Record<Row, Seen> => ({
  ...INSIDE,
  entry: gate,
  member: gate,
  payer: gate,
  pro: gate,
  partner: gate,
  partnerPro: gate,
  ...over,
});

function somebody(plan: PlanType, over: Partial<User> = {}, sees = INSIDE): Kind {
  return { user: aUser(over, plan), plan, sees };
}

const UNCONFIRMED = 'Confirm your e-mail address';
const OVER = 'Trial Period Expired';
const SUSPENDED = 'Account suspended';
const STAFF = { ...INSIDE, staff: PAGE };
/** What the plan does not include stays closed to partners, too. */
const PARTNER = { ...INSIDE, entry: '/integrations', partner: PAGE, partnerPro: 'Premium Feature' };
const PARTNER_PRO = { ...INSIDE_PRO, entry: '/integrations', partner: PAGE, partnerPro: PAGE };

/** Every kind of person there is. */
const KINDS: Readonly<Record<string, Kind>> = {
  'a visitor': {
    user: null,
    plan: 'trial',
    sees: {
      all: PAGE,
      entry: PAGE,
      member: '/login',
      payer: '/login',
      pro: '/login',
      partner: '/login',
      partnerPro: '/login',
      staff: '/login',
    },
  },
  'somebody unconfirmed': somebody('trial', { email_confirmed: false }, behind(UNCONFIRMED)),
  'somebody whom a provider vouches for': somebody('trial', {
    email_confirmed: false,
    is_oauth: true,
  }),
  'somebody on trial': somebody('trial'),
  'somebody whose trial is over': {
    ...somebody('trial', {}, behind(OVER, { payer: PAGE, ...NO_PARTNER })),
    trialOver: true,
  },
  'somebody unconfirmed whose trial is over': {
    ...somebody('trial', { email_confirmed: false }, behind(UNCONFIRMED)),
    trialOver: true,
  },
  'somebody on starter': somebody('starter'),
  'somebody on professional': somebody('professional', {}, INSIDE_PRO),
  'somebody on enterprise': somebody('enterprise', {}, INSIDE_PRO),
  'somebody whose payment is due': somebody('starter', {
    plan_info: { ...aUser({}, 'starter').plan_info, status: 'past_due' },
  }),
  'a partner': somebody('starter', { is_integration_partner: true }, PARTNER),
  'a partner on professional': somebody(
    'professional',
    { is_integration_partner: true },
    PARTNER_PRO,
  ),
  'a suspended account': somebody(
    'enterprise',
    { suspended: true },
    behind(SUSPENDED, { payer: PAGE, ...NO_PARTNER }),
  ),
  'one of the staff': somebody('trial', { role: 'support' }, STAFF),
  'one of the staff whose trial is over': {
    ...somebody(
      'trial',
      { role: 'support' },
      behind(OVER, { payer: PAGE, staff: PAGE, ...NO_PARTNER }),
    ),
    trialOver: true,
  },
};

/** The application with its layouts, guards and redirects, and a sign in place of each page. */
const SIGNED = signed(routes);

function signed(branch: readonly RouteObject[]): RouteObject[] {
  return branch.map((route) => {
    if (route.children) return { ...route, children: signed(route.children) };
    const { path, handle } = route;
    if (path === undefined || isReal(path)) return route;
    return { path, handle, element: <h1>The page of {path}</h1> };
  });
}

function isReal(path: string): boolean {
  return ['/', '/login', '/signup', '/forgot-password', '*'].includes(path);
}

afterEach(cleanup);

async function enter({ user, plan, trialOver }: Kind) {
  const server = aServer();
  const subscription = aSubscription({
    plan_type: plan,
    features: PLANS[plan].features,
    days_remaining: trialOver ? 0 : plan === 'trial' ? 5 : null,
  });
  server.on(users.subscription, { body: subscription });
  return renderApp('/comparison', { server, user, screens: SIGNED });
}

const addressOf = (path: string) => path.replace(/:\w+/g, 'somebody-0001');

test('the table knows every address and no other', () => {
  expect(Object.keys(ROUTES).sort()).toEqual(knownPaths().sort());
});

describe.each(Object.entries(KINDS))('%s', (_name, kind) => {
  test('sees what the specification shows at every address', async () => {
    const { router } = await enter(kind);
    for (const [path, row] of Object.entries(ROUTES)) {
      const address = addressOf(path);
      await act(() => router.navigate(address));
      const seen = kind.sees[row];
      const heading = seen === PAGE ? headingOf(path, kind) : seen;
      if (seen.startsWith('/')) {
        await waitFor(() => expect(router.state.location.pathname, path).toBe(seen));
      } else {
        expect(await screen.findByRole('heading', { level: 1, name: heading }), path).toBeVisible();
      }
    }
  });
});

function headingOf(path: string, { user }: Kind): string {
  if (path === '/' && user === null) return 'The page of /comparison';
  const real: Record<string, string> = {
    '/login': 'Sign in',
    '/signup': 'Create an account',
    '/forgot-password': 'Reset your password',
  };
  return real[path] ?? `The page of ${path}`;
}

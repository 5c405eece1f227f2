import type { BillingState, Invoice, PlanCatalogue, Price } from '@candor/domain/model/billing';
import { PlanInfo } from '@candor/domain/model/plan';
import { PLANS } from '@candor/domain/rules/plans';
import { expect, type Page, type Route } from '@playwright/test';
import type { Stop } from '../tour/stop';

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

const BILLING = /\/api\/billing\//;
const CONFIG = /\/api\/config$/;
/** Every other call: each says in its headers what an account has. */
const ACCOUNT = /\/api\/(?!billing\/|config$)/;

/** Somebody who pays for Professional by the month. */
function paying(over: Partial<BillingState> = {}): BillingState {
  return {
    configured: true,
    managed_by: 'provider',
    has_customer: true,
    plan_type: 'professional',
    status: 'active',
    interval: 'month',
    price_id: 'price-professional-month',
    current_period_end: inDays(19),
    cancel_at: null,
    pending_change: null,
    grace_ends_at: null,
    payment_url: null,
    ended: null,
    invitation_credits: 250,
    ...over,
  };
}

const ON_TRIAL = paying({
  managed_by: 'trial',
  has_customer: false,
  plan_type: 'trial',
  status: 'trialing',
  interval: null,
  price_id: null,
  current_period_end: null,
  invitation_credits: 5,
});

const price = (price_id: string, interval: Price['interval'], amount: number): Price => ({
  price_id,
  interval,
  amount,
  currency: 'usd',
});

const CATALOGUE: PlanCatalogue = {
  currency: 'usd',
  plans: Object.values(PLANS).map((plan) => ({ ...plan, prices: pricesOf(plan.id) })),
  credits: [
    { ...price('price-credits-10', 'once', 1900), quantity: 10 },
    { ...price('price-credits-50', 'once', 7900), quantity: 50 },
  ],
};

function pricesOf(plan: string): Price[] {
  const [month, year] = { starter: [4900, 49_000], professional: [14_900, 149_000] }[plan] ?? [];
  if (month === undefined || year === undefined) return [];
  return [price(`price-${plan}-month`, 'month', month), price(`price-${plan}-year`, 'year', year)];
}

/** The last one is open where the account owes it; whoever pays by the year has one a year. */
function invoices({ payment_url, interval }: BillingState): Invoice[] {
  const statuses = [payment_url ? 'open' : 'paid', 'paid', 'paid', 'void', 'paid'] as const;
  const [days, price] = interval === 'year' ? [365, 149_000] : [30, 14_900];
  return statuses.map((status, at) => ({
    id: `invoice-${at}`,
    currency: 'usd',
    status,
    amount: at === 3 ? 4950 : price,
    created_at: inDays(-days * at - 11),
    url: status === 'void' ? null : 'https://example.com/invoice',
  }));
}

type Shown = Partial<Stop> & {
  at?: string;
  /** The last word of the path of a call that is refused. */
  refused?: string;
};

/** What billing shows while a payment provider says this. The provider itself is not there. */
function stop(name: string, state: BillingState, more: Shown = {}): Stop {
  const { at = '/billing', open = seePlans, refused } = more;
  return {
    name,
    async open(page) {
      await page.route(BILLING, (route) => {
        const call = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
        if (call === refused) return route.fulfill({ status: 403, json: {} });
        const page = { total: 5, limit: 10, skip: 0, has_more: false };
        const answers: Record<string, unknown> = {
          plans: CATALOGUE,
          state,
          refresh: state,
          invoices: { ...page, invoices: state.has_customer ? invoices(state) : [] },
        };
        const answer = answers[call];
        return answer
          ? route.fulfill({ json: answer })
          : route.fulfill({ status: 503, json: { detail: 'x' } });
      });
      await page.route(CONFIG, (route) => changed(route, { payments: true }));
      if (state.interval === 'year') await page.route(ACCOUNT, sellYear);
      await page.goto(at);
      await open(page);
    },
    async leave(page) {
      for (const calls of [BILLING, CONFIG, ACCOUNT]) await page.unroute(calls);
    },
  };
}

/** Lets a call be answered, with some of it changed. */
async function changed(route: Route, by: object): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, json: { ...(await response.json()), ...by } });
}

/** The plan of somebody who pays by the year: twelve months of candidates in one pool. */
async function sellYear(route: Route): Promise<void> {
  // A stream of events is not answered before it ends.
  if (route.request().headers().accept?.includes('event-stream')) return route.continue();
  const response = await route.fetch();
  const all = Object.entries(response.headers());
  const headers = Object.fromEntries(all.filter(([name]) => !name.startsWith('x-quota')));
  if (!route.request().url().endsWith('/plan-info')) return route.fulfill({ response, headers });
  const { limits, usage, ...plan } = PlanInfo.parse(await response.json());
  const [used, limit] = [usage.candidates_used, 30_000];
  await route.fulfill({
    json: {
      ...plan,
      limits: { ...limits, candidate_quota: limit, billing_period_days: 365 },
      usage: { ...usage, candidates_limit: limit, candidates_remaining: limit - used },
    },
  });
}

async function seePlans(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name: 'Plans' })).toBeVisible();
  await expect(page.getByText('Everything in Trial')).toBeVisible();
  await expect(page.getByText(/^USD.49 a month$|^USD.490 a year$/)).toBeVisible();
}

async function press(page: Page, name: string): Promise<void> {
  await seePlans(page);
  await page.getByRole('main').getByRole('button', { name }).click();
}

/** Billing as somebody on trial sees it where plans can be bought. */
export const TRIAL_BILLING_STOPS: readonly Stop[] = [
  stop('billing-trial', ON_TRIAL),
  stop('billing-checkout-failed', ON_TRIAL, {
    async open(page) {
      await press(page, 'Upgrade to Starter');
      await expect(page.getByText(/^Payment service temporarily/)).toBeVisible();
    },
  }),
  stop('billing-waiting', ON_TRIAL, {
    at: '/billing?success=true&plan=starter&interval=month&session_id=cs_1',
    async open(page) {
      await seePlans(page);
      await expect(page.getByText(/Your plan is being set up/)).toBeVisible();
    },
  }),
  stop('billing-unpaid', {
    ...ON_TRIAL,
    managed_by: 'provider',
    has_customer: true,
    ended: 'unpaid',
    payment_url: 'https://example.com/pay',
  }),
  stop('billing-nothing-charged', ON_TRIAL, {
    at: '/billing?cancelled=true',
    async open(page) {
      await expect(page.getByText('Nothing was charged.')).toBeVisible();
      await seePlans(page);
    },
  }),
  {
    ...stop('pricing-member', ON_TRIAL, {
      at: '/pricing',
      async open(page) {
        await expect(page.getByRole('button', { name: 'Upgrade to Starter' })).toBeVisible();
      },
    }),
  },
];

/** Billing as somebody sees it who pays, in each state of what is paid. */
export const BILLING_STOPS: readonly Stop[] = [
  stop('billing-paid', paying()),
  stop('billing-year', paying({ interval: 'year', price_id: 'price-professional-year' })),
  stop('billing-ending', paying({ status: 'cancelled', cancel_at: inDays(19) })),
  stop(
    'billing-waits',
    paying({ pending_change: { plan_type: 'starter', interval: 'month', at: inDays(19) } }),
  ),
  stop(
    'billing-past-due',
    paying({
      status: 'past_due',
      grace_ends_at: inDays(4),
      payment_url: 'https://example.com/pay',
    }),
  ),
  stop('billing-change', paying(), {
    async open(page) {
      await press(page, 'Change to Starter');
      await expect(page.getByRole('dialog', { name: 'Change to Starter?' })).toBeVisible();
    },
  }),
  stop('billing-cancel', paying(), {
    async open(page) {
      await press(page, 'Cancel plan');
      await expect(page.getByRole('dialog', { name: 'Cancel Professional?' })).toBeVisible();
    },
  }),
  stop('billing-arrived', paying(), {
    at: '/billing?success=true&plan=professional&interval=month&session_id=cs_1',
    async open(page) {
      await expect(page.getByText('You are on Professional now.')).toBeVisible();
    },
  }),
  stop('invoices-failed', paying(), {
    refused: 'invoices',
    async open(page) {
      await seePlans(page);
      await expect(page.getByText('Your invoices could not be loaded.')).toBeVisible();
    },
  }),
  {
    name: 'billing-failed',
    async open(page) {
      await page.route(BILLING, (route) => route.fulfill({ status: 403, json: {} }));
      await page.goto('/billing');
      await expect(page.getByText('Your payments could not be loaded.')).toBeVisible();
    },
    leave: (page) => page.unroute(BILLING),
  },
];

import type { BillingState } from '@candor/domain/model/billing';
import { BillingInterval, type Offer, PaidPlan } from '@candor/domain/rules/billing';
import { paths } from '../../paths';

/** What somebody left to pay for. */
export type Wish =
  | { kind: 'plan'; offer: Offer }
  /** `balance`: as many credits as there are once they have arrived. */
  | { kind: 'credits'; balance: number };

/** How somebody returns from the payment provider. */
export type Return =
  /** `proven`: with the number of a checkout. An address without one may have been typed by hand. */
  | { kind: 'success'; wish: Wish | null; proven: boolean }
  | { kind: 'cancelled' }
  /** From the provider's page for cards and invoices, which says nothing of what was done there. */
  | { kind: 'returned' };

/** The provider puts the number of the checkout in its place. */
const SESSION = '{CHECKOUT_SESSION_ID}';

/** The addresses that the provider sends people back to. What they wanted travels along: this page may be closed meanwhile. */
export function returnAddresses(origin: string, wish: Wish) {
  const wanted = new URLSearchParams({ success: 'true', ...queryOf(wish) });
  const left = new URLSearchParams({
    cancelled: 'true',
    ...(wish.kind === 'plan' && queryOf(wish)),
  });
  return {
    // By hand: written as a parameter, its brackets would be changed and never filled in.
    success_url: `${origin}${paths.billing}?${wanted}&session_id=${SESSION}`,
    cancel_url: `${origin}${paths.billing}?${left}`,
  };
}

/** Where the provider's own page leads back to. */
export function portalReturn(origin: string): string {
  return `${origin}${paths.billing}?returned=true`;
}

/** Whether and how the query of an address says that somebody comes back; null for every other visit. */
export function readReturn(search: string): Return | null {
  const query = new URLSearchParams(search);
  if (query.get('success') === 'true') {
    const proven = /^\w+$/.test(query.get('session_id') ?? '');
    return { kind: 'success', wish: wishOf(query), proven };
  }
  if (query.get('cancelled') === 'true') return { kind: 'cancelled' };
  return query.get('returned') === 'true' ? { kind: 'returned' } : null;
}

/** How the plan would have been billed that somebody comes back from without paying; null for every other visit. */
export function intervalLeft(search: string): BillingInterval | null {
  const query = new URLSearchParams(search);
  if (query.get('cancelled') !== 'true') return null;
  return BillingInterval.safeParse(query.get('interval')).data ?? null;
}

/** Whether an address says that a plan was paid for; it says so until the plan is there. */
export function isPlanOnItsWay(search: string): boolean {
  const back = readReturn(search);
  return back?.kind === 'success' && back.proven && back.wish?.kind !== 'credits';
}

/** Whether what was wanted has arrived. Without a known wish any plan that is paid for is it. */
export function hasArrived(state: BillingState, wish: Wish | null): boolean {
  if (wish?.kind === 'credits') return state.invitation_credits >= wish.balance;
  if (wish === null) return state.managed_by === 'provider' && state.ended === null;
  return isOffer(state, wish.offer) || isOffer(state.pending_change, wish.offer);
}

function isOffer(
  one: Pick<BillingState, 'plan_type' | 'interval'> | null,
  { plan, interval }: Offer,
): boolean {
  return one?.plan_type === plan && one.interval === interval;
}

function queryOf(wish: Wish): Record<string, string> {
  if (wish.kind === 'credits') return { credits: String(wish.balance) };
  return { plan: wish.offer.plan, interval: wish.offer.interval };
}

function wishOf(query: URLSearchParams): Wish | null {
  const plan = PaidPlan.safeParse(query.get('plan'));
  const interval = BillingInterval.safeParse(query.get('interval'));
  if (plan.success && interval.success)
    return { kind: 'plan', offer: { plan: plan.data, interval: interval.data } };
  const credits = query.get('credits') ?? '';
  return /^\d{1,9}$/.test(credits) ? { kind: 'credits', balance: Number(credits) } : null;
}

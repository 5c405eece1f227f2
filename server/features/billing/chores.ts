import type { Deps } from '../../deps';
import { TELL_ADDRESSES } from '../../jobs/chore-names';
import { eachAlone } from '../../jobs/each-alone';
import type { Chore } from '../../jobs/start-jobs';
import type { Payments } from '../../ports/payments';
import { linkCustomers } from './link-customers';
import { readProvider } from './read-provider';
import { accountsToReadAgain } from './store';
import { forgetCustomer, owedErasures } from './store-customers';
import { accountsWithNews, forgetEvents, keepEvent } from './store-events';
import { tellAddresses } from './tell-addresses';
import { tellLapses } from './tell-lapses';

/** Requested by every event; the schedule is a fallback if that was lost. */
export const NEWS_CHORE = 'read-payment-news';

const HOUR_MS = 3_600_000;
const AT_ONCE = 100;

/** Lost events are looked for within this time; an account is reread after that. */
const EVENTS_LOOKED_BACK_MS = 3 * HOUR_MS;
const READ_AGAIN_AFTER_MS = 24 * HOUR_MS;

/**
 * As long as the provider keeps them: in a restored backup an account may lack the customer that it became since. There are few of
 * them, unlike of everything else that happens.
 */
const CHECKOUTS_LOOKED_BACK_MS = 30 * 24 * HOUR_MS;

/** The provider sends an event again for three days, and keeps it for 30. The privacy policy states these days. */
const EVENTS_KEPT_MS = 40 * 24 * HOUR_MS;

type Needs = Pick<Deps, 'db' | 'clock' | 'log' | 'config' | 'payments'>;
type Paying = Needs & { payments: Payments };

/** The scheduled chores of payments. None if payments are off. */
export function billingChores(deps: Needs): Chore[] {
  const { payments } = deps;
  if (!payments) return [];
  const paying = { ...deps, payments };
  return [
    {
      name: NEWS_CHORE,
      match: '* * * * *',
      madeUp: false,
      run: async () => {
        await eraseCustomers(paying);
        await readNews(paying);
      },
    },
    { name: 'tell-lapsed-plans', match: '27 * * * *', run: () => tellLapses(deps) },
    { name: 'reconcile-payments', match: '17 * * * *', run: () => reconcile(paying) },
    { name: TELL_ADDRESSES, match: '37 * * * *', run: () => tellAddresses(paying) },
    {
      name: 'forget-payment-events',
      match: '7 4 * * *',
      run: () => forgetEvents(deps.db, new Date(deps.clock.now().getTime() - EVENTS_KEPT_MS)),
    },
  ];
}

/** Reads every account that an event was about, once however many there were. */
export async function readNews(deps: Paying): Promise<void> {
  await readAll(deps, await accountsWithNews(deps.db, AT_ONCE));
}

/**
 * Makes up for events that never arrived: asks the provider for those of the last hours and for the checkouts of a
 * month, restores customers that we forgot, and rereads accounts that were not read for a day or whose period has
 * ended.
 */
export async function reconcile(deps: Paying): Promise<void> {
  const { db, clock, payments } = deps;
  const now = clock.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  const missed = [
    ...(await payments.eventsSince(before(EVENTS_LOOKED_BACK_MS))),
    ...(await payments.checkoutsSince(before(CHECKOUTS_LOOKED_BACK_MS))),
  ];
  for (const event of missed) {
    const { customerId } = event;
    if (customerId) await keepEvent(db, { ...event, customerId }, now);
  }
  await linkCustomers(deps);
  await readNews(deps);
  const readBefore = before(READ_AGAIN_AFTER_MS);
  await readAll(deps, await accountsToReadAgain(db, { now, readBefore, limit: AT_ONCE }));
}

/** Deletes the customers of erased accounts, which cancels their subscriptions. */
export async function eraseCustomers({
  db,
  payments,
}: Pick<Paying, 'db' | 'payments'>): Promise<void> {
  for (const customerId of await owedErasures(db, AT_ONCE)) {
    await payments.eraseCustomer(customerId);
    await db.transaction((tx) => forgetCustomer(tx, customerId));
  }
}

function readAll(deps: Paying, userIds: readonly string[]): Promise<void> {
  return eachAlone(userIds, (userId) => readProvider(deps, userId));
}

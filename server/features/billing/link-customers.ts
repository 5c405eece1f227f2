import { isUuid } from '../../db/is-uuid';
import type { ReaderDeps } from './read-provider';
import { findAddress, findBilling } from './store';
import { keepCustomer } from './store-customers';
import { customersOfNobody, idsOf, markHandled, openEvents } from './store-events';

const AT_ONCE = 100;

type Needs = Pick<ReaderDeps, 'db' | 'clock' | 'log' | 'payments'>;

/**
 * Gives accounts the customers back that they have at the provider and that we do not know, as after a restored backup: an account
 * that paid would stay without its plan, and might pay twice. Customers that are nobody's here are not asked about again.
 *
 * @throws PaymentsUnavailable or PaymentsRefused; then the rest stays open.
 */
export async function linkCustomers(deps: Needs): Promise<void> {
  for (const customerId of await customersOfNobody(deps.db, AT_ONCE)) {
    const userId = await deps.payments.accountOf(customerId);
    if (userId === null || !(await link(deps, userId, customerId))) {
      await leaveAlone(deps, customerId);
    }
  }
}

/** Whether the account exists and has this customer now. What the customer pays is read with the news. */
function link({ db, log }: Needs, userId: string, customerId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const email = isUuid(userId) ? await findAddress(tx, userId) : null;
    if (email === null) return false;
    // Which address it was given is forgotten, too. As if it were this one: what somebody chose there for the invoices stays.
    await keepCustomer(tx, userId, { customerId, email, instead: null });
    const kept = await findBilling(tx, userId);
    if (kept?.customerId === customerId) return true;
    log.warn({ user: userId, customer: customerId }, 'an account has a second customer');
    return false;
  });
}

async function leaveAlone({ db, clock }: Needs, customerId: string): Promise<void> {
  const events = idsOf(await openEvents(db, customerId));
  await db.transaction((tx) => markHandled(tx, events, clock.now()));
}

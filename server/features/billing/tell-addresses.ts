import type { Deps } from '../../deps';
import type { Payments } from '../../ports/payments';
import { eachAlone } from './each-alone';
import { movedAccounts, noteAddress } from './store';

const AT_ONCE = 100;

/**
 * Gives the customers of accounts that have a new address that one, too: the provider mails invoices to it. What broke off is begun
 * anew the next time, and does nothing twice.
 *
 * @throws PaymentsUnavailable or PaymentsRefused for the first that could not be told, after all others were.
 */
export async function tellAddresses({
  db,
  payments,
}: Pick<Deps, 'db'> & { payments: Payments }): Promise<void> {
  await eachAlone(await movedAccounts(db, AT_ONCE), async (moved) => {
    await payments.changeAddress(moved.customerId, moved);
    await noteAddress(db, moved);
  });
}

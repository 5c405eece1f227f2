import { rowByRow } from '../../db/portions';
import type { Deps } from '../../deps';
import { eachAlone } from '../../jobs/each-alone';
import type { Payments } from '../../ports/payments';
import { movedAccounts, noteAddress } from './store-customers';

const AT_ONCE = 100;

/**
 * Updates the customers of accounts with a new address: the provider mails invoices to it. An interrupted run is
 * repeated the next time, and does nothing twice.
 *
 * @throws PaymentsUnavailable or PaymentsRefused for the first that failed, after all others were updated.
 */
export async function tellAddresses({
  db,
  payments,
}: Pick<Deps, 'db'> & { payments: Payments }): Promise<void> {
  const all = rowByRow(
    (after: string | null) => movedAccounts(db, { after, limit: AT_ONCE }),
    ({ userId }) => userId,
  );
  await eachAlone(all, async (moved) => {
    await payments.changeAddress(moved.customerId, moved);
    await noteAddress(db, moved);
  });
}

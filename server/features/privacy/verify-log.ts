import type { AuditVerification } from '@candor/domain/model/settings';
import { verifyAudit } from '../../access/audit-chain';
import { countAgainst } from '../../access/rate-limits';
import type { Deps } from '../../deps';
import { keepCheck } from './store-checks';

/**
 * Recomputes the chain of one account's log.
 *
 * @throws AppError 429 if requested too often: a long log takes work.
 */
export async function verifyLog(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
): Promise<AuditVerification> {
  const now = clock.now();
  await countAgainst('verification', { db, subject: userId, now });
  const { entries, breaks } = await verifyAudit(db, { userId });
  return {
    verified_at: now.toISOString(),
    entries,
    intact: breaks.length === 0,
    first_broken: breaks[0]?.seq ?? null,
  };
}

/**
 * Recomputes the chains of all accounts. The result is stored for the health of the service, and breaks are logged.
 */
export async function verifyAllLogs({
  db,
  clock,
  log,
}: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  const { accounts, entries, breaks } = await verifyAudit(db);
  for (const found of breaks)
    log.error({ ...found }, 'the audit log of an account was tampered with');
  log.info({ accounts, entries, broken: breaks.length }, 'the audit log was verified');
  await keepCheck(db, { accounts, entries, broken: breaks.length }, clock.now());
}

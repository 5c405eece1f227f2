import type { staff } from '@candor/domain/api/staff';
import { AppError } from '@candor/domain/errors';
import type { StaffUserDetail } from '@candor/domain/model/staff';
import { audit } from '../../access/audit';
import type { Executor, Tx } from '../../db/database';
import type { Deps } from '../../deps';
import type { Call } from '../../http/serve';
import { presentDetail } from './present';
import { changesOf, findUserRow, lockUser, wasViewed } from './store';

type ShowCall = Pick<Call<typeof staff.user>, 'actor' | 'params' | 'requestId'>;

/** One visit is recorded once, however often the page asks again. */
const VISIT_MS = 3_600_000;

/**
 * One account with its contract and changes. The account's audit log records that staff looked.
 *
 * @throws AppError 404.
 */
export async function showUser(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { actor, params, requestId }: ShowCall,
): Promise<StaffUserDetail> {
  const visit = { userId: params.id, staffId: actor.userId, requestId };
  if (visit.userId !== visit.staffId) {
    await deps.db.transaction((tx) => tellVisit(tx, visit, deps.clock.now()));
  }
  return detailOf(deps, deps.db, params.id);
}

/** One account as it stands. Throws AppError 404. */
export async function detailOf(
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  executor: Executor,
  userId: string,
): Promise<StaffUserDetail> {
  const row = await findUserRow(executor, userId);
  if (!row) throw new AppError('not_found');
  const { staffEmails } = config;
  const changes = await changesOf(executor, userId);
  return presentDetail(row, changes, { staffEmails, now: clock.now() });
}

type Visit = { userId: string; staffId: string; requestId: string };

async function tellVisit(tx: Tx, { userId, staffId, requestId }: Visit, now: Date): Promise<void> {
  if (!(await lockUser(tx, userId))) throw new AppError('not_found');
  const since = new Date(now.getTime() - VISIT_MS);
  if (await wasViewed(tx, { userId, staffId, since })) return;
  const entry = {
    userId,
    requestId,
    details: {},
    actor: { kind: 'staff', id: staffId },
    action: 'account.viewed',
    entity: { type: 'user', id: userId },
  } as const;
  await audit(tx, entry, now);
}

import { AppError } from '@candor/domain/errors';
import type { ShareList } from '@candor/domain/model/review';
import type { Actor } from '../../access/actor';
import type { Deps } from '../../deps';
import { presentShare } from './present';
import { findReviewedBatch } from './store/candidates';
import { closedShares, openShares, opinionsOf, type ShareRow } from './store/shares';

/** More than anybody sends for one job; further ones are older. */
const MOST_CLOSED = 50;

/**
 * The links of a batch, newest first, with what their readers said: those that still open, and those that no longer do and were
 * answered. Throws AppError 404.
 */
export async function sharesOfBatch(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  id: string,
): Promise<ShareList> {
  const batch = await findReviewedBatch(db, actor.userId, id);
  if (!batch) throw new AppError('not_found');
  const now = clock.now();
  const open = await openShares(db, batch.id, now);
  const closed = await closedShares(db, batch.id, now, MOST_CLOSED);
  const opinions = await opinionsOf(
    db,
    [...open, ...closed].map((share) => share.id),
  );
  const present = (share: ShareRow) =>
    presentShare(
      share,
      opinions.filter((opinion) => opinion.shareId === share.id),
    );
  return { shares: open.map(present), closed: closed.map(present) };
}

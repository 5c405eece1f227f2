import { AppError } from '@candor/domain/errors';
import type { ShareList } from '@candor/domain/model/review';
import type { Actor } from '../../access/actor';
import type { Deps } from '../../deps';
import { presentShare } from './present';
import { findReviewedBatch } from './store/candidates';
import { openShares, opinionsOf } from './store/shares';

/** The links of a batch that still open, newest first, with what their readers said. Throws AppError 404. */
export async function sharesOfBatch(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  id: string,
): Promise<ShareList> {
  const batch = await findReviewedBatch(db, actor.userId, id);
  if (!batch) throw new AppError('not_found');
  const open = await openShares(db, batch.id, clock.now());
  const opinions = await opinionsOf(
    db,
    open.map((share) => share.id),
  );
  const of = (shareId: string) => opinions.filter((opinion) => opinion.shareId === shareId);
  return { shares: open.map((share) => presentShare(share, of(share.id))) };
}

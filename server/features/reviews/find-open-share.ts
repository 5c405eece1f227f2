import { AppError } from '@candor/domain/errors';
import { countAgainst } from '../../access/rate-limits';
import { isSuspended } from '../../access/suspension';
import { withinAccount } from '../../db/row-level-security';
import type { Deps } from '../../deps';
import { findShare, type ShareRow } from './store/shares';

/** Who came with a token, and from where. */
export type Visit = { token: string; ip: string };

/**
 * Does work for the holder of a link, under row-level security as its sender's account. Calls are counted per address, and those
 * with unknown tokens more strictly.
 *
 * @throws AppError 404 for a token that never existed, 410 with the reason for a link that was closed, has expired or
 * whose account is suspended, 429.
 */
export async function withOpenShare<Result>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { token, ip }: Visit,
  work: (share: ShareRow) => Promise<Result>,
): Promise<Result> {
  const now = clock.now();
  await countAgainst('shareCall', { db, subject: ip, now });
  const share = await findShare(db, token);
  if (!share) {
    await countAgainst('missedShare', { db, subject: ip, now });
    throw new AppError('not_found');
  }
  if (share.revokedAt !== null) throw new AppError('gone', { detail: CLOSED, reason: 'revoked' });
  if (share.expiresAt <= now) throw new AppError('gone', { detail: EXPIRED, reason: 'expired' });
  if (await isSuspended(db, share.userId)) {
    throw new AppError('gone', { detail: STANDS_STILL, reason: 'suspended' });
  }
  return withinAccount(share.userId, () => work(share));
}

const CLOSED = 'This link was closed by its sender.';
const STANDS_STILL = 'This link cannot be opened at the moment.';
const EXPIRED = 'This link has expired.';

import type { ProofMethod } from '@candor/domain/model/proof';
import { findOwner, type Owner } from '../../access/find-owner';
import { hasSecondFactor } from '../../access/second-factor/store';
import type { Deps } from '../../deps';

/**
 * How an account proves its owner's identity again. With a second factor the password alone does not count: a stolen
 * one must get nobody further than at sign-in.
 *
 * @throws AppError 401 if the account was erased meanwhile.
 */
export async function proofMethodOf(
  { db, google }: Pick<Deps, 'db' | 'google'>,
  userId: string,
): Promise<{ method: ProofMethod; owner: Owner }> {
  const owner = await findOwner(db, userId);
  if (await hasSecondFactor(db, userId)) return { method: 'code', owner };
  if (owner.passwordHash !== null) return { method: 'password', owner };
  return { method: google && owner.googleSubject !== null ? 'google' : 'sign_in', owner };
}

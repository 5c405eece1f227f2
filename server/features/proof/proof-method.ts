import { AppError } from '@candor/domain/errors';
import type { ProofMethod } from '@candor/domain/model/proof';
import { eq } from 'drizzle-orm';
import { hasSecondFactor } from '../../access/second-factor/store';
import { users } from '../../db/schema';
import type { Deps } from '../../deps';

export type Owner = typeof users.$inferSelect;

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
  const [owner] = await db.select().from(users).where(eq(users.id, userId));
  if (!owner) throw new AppError('authentication_required');
  if (await hasSecondFactor(db, userId)) return { method: 'code', owner };
  if (owner.passwordHash !== null) return { method: 'password', owner };
  return { method: google && owner.googleSubject !== null ? 'google' : 'sign_in', owner };
}

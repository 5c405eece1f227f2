import { AppError } from '@candor/domain/errors';
import type { ProofMethod } from '@candor/domain/model/proof';
import { eq } from 'drizzle-orm';
import { hasSecondFactor } from '../../access/second-factor/store';
import { users } from '../../db/schema';
import type { Deps } from '../../deps';

export type Owner = typeof users.$inferSelect;

/**
 * How an account shows again who it is. Where there is a second factor the password alone does not count: whoever holds a
 * stolen one must get no further than at the sign-in.
 *
 * @throws AppError 401 when the account was erased meanwhile.
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

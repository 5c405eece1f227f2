import { AppError } from '@candor/domain/errors';
import { eq } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { users } from '../db/schema';

/** An account, for the code that protects it. */
export type Owner = typeof users.$inferSelect;

/** The account with this id. Throws AppError 401 if it was erased meanwhile. */
export async function findOwner(executor: Executor, userId: string): Promise<Owner> {
  const [owner] = await executor.select().from(users).where(eq(users.id, userId));
  if (!owner) throw new AppError('authentication_required');
  return owner;
}

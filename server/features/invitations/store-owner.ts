import type { PreferencesChange } from '@candor/domain/model/notification-preferences';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { users } from '../../db/schema';

/** Who sent an invitation. */
export type Owner = { name: string; email: string; preferences: PreferencesChange };

/** The owner of an account; null for one that is gone. */
export async function findOwner(executor: Executor, userId: string): Promise<Owner | null> {
  const [row] = await executor
    .select({
      name: users.fullName,
      email: users.email,
      preferences: users.notificationPreferences,
    })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? null;
}

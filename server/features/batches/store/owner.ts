import type { PreferencesChange } from '@candor/domain/model/notification-preferences';
import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { users } from '../../../db/schema';

/** Where the owner of batches gets mail, and which mail they want. */
export type Owner = { emailKey: string; confirmed: boolean; preferences: PreferencesChange };

export async function findOwner(executor: Executor, userId: string): Promise<Owner | null> {
  const [owner] = await executor
    .select({
      emailKey: users.emailKey,
      confirmed: sql<boolean>`${users.emailConfirmedAt} is not null`,
      preferences: users.notificationPreferences,
    })
    .from(users)
    .where(eq(users.id, userId));
  return owner ?? null;
}

import type { PreferencesChange } from '@candor/domain/model/notification-preferences';
import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { SubscriptionRow } from '../../access/allowance';
import type { Executor } from '../../db/database';
import { subscriptions, users } from '../../db/schema';

/** An account that asked for some news by mail. */
export type MailedAccount = {
  userId: string;
  recipient: string;
  preferences: PreferencesChange;
  subscription: SubscriptionRow;
};

/** Those who want some event by mail, by id, from the one behind `after` on. An unconfirmed address gets no news. */
export async function wantingMail(
  executor: Executor,
  after: string | null,
  limit: number,
): Promise<MailedAccount[]> {
  return executor
    .select({
      userId: users.id,
      recipient: users.emailKey,
      preferences: users.notificationPreferences,
      subscription: subscriptions,
    })
    .from(users)
    .innerJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(
      and(
        isNotNull(users.emailConfirmedAt),
        sql`jsonb_path_exists(${users.notificationPreferences}, '$.events.*.email ? (@ == true)')`,
        after === null ? undefined : gt(users.id, after),
      ),
    )
    .orderBy(asc(users.id))
    .limit(limit);
}

/** The subscription and address of an account; null when it is gone. */
export async function findSubscription(
  executor: Executor,
  userId: string,
): Promise<{ email: string; subscription: SubscriptionRow } | null> {
  const [found] = await executor
    .select({ email: users.email, subscription: subscriptions })
    .from(users)
    .innerJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(eq(users.id, userId));
  return found ?? null;
}

import { inArray, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { mailOutbox } from '../db/schema';

/** Takes back the mails that are still owed about invitations which are gone: they hold an address. */
export async function forgetInvitationMail(
  executor: Executor,
  invitationIds: readonly string[],
): Promise<void> {
  if (invitationIds.length === 0) return;
  await executor
    .delete(mailOutbox)
    .where(inArray(sql`${mailOutbox.data} ->> 'invitationId'`, [...invitationIds]));
}

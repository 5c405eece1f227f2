import { inArray, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { mailOutbox } from '../db/schema';

/** Withdraws mails still queued about deleted invitations, because they contain an address. */
export async function forgetInvitationMail(
  executor: Executor,
  invitationIds: readonly string[],
): Promise<void> {
  if (invitationIds.length === 0) return;
  await executor
    .delete(mailOutbox)
    .where(inArray(sql`${mailOutbox.data} ->> 'invitationId'`, [...invitationIds]));
}

import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Executor } from '../db/database';
import { mailOutbox } from '../db/schema';

/** The letters that exist. */
export const LetterKind = z.enum([
  'confirm_email',
  'reset_password',
  'password_changed',
  'change_email',
  'email_changes',
  'account_erased',
  'second_factor_on',
  'second_factor_off',
  'recovery_code_used',
  'passkey_added',
  'passkey_removed',
  'batch_ended',
  'morning_digest',
  'schedule_trouble',
  'plan_news',
  'payment_failed',
  'late_payment_failed',
  'plan_ended',
  'results_expire',
  'invitations_expire',
  'ats_results_expire',
  'ats_answer_refused',
  'contact_message',
  'support_ticket',
  'support_answer',
  'invitation',
  'invitation_reminder',
  'invitation_progress',
  'invitation_completed',
  'invitation_request',
]);
export type LetterKind = z.infer<typeof LetterKind>;

/** A mail as an intention. `data` is what its writer needs besides the recipient: references, never texts or secrets. */
export type OwedMail = { kind: LetterKind; recipient: string; now: Date; data?: object };

/** Owes a mail: it is written and sent soon after the transaction commits, by whichever process comes first. */
export async function oweMail(
  executor: Executor,
  { kind, recipient, now, data = {} }: OwedMail,
): Promise<void> {
  await executor
    .insert(mailOutbox)
    .values({ id: randomUUID(), kind, recipient, data, dueAt: now, createdAt: now });
}

import { findRecipient } from '../../access/find-owner';
import type { Executor, Tx } from '../../db/database';
import { oweMail } from '../../mail/owe-mail';
import type { InvitationRow, RequestRow } from './store';

type Invited = Pick<InvitationRow, 'id' | 'candidateEmail'>;

/** Owes the candidate the link, where their address is known. */
export async function oweInvitation(tx: Tx, invited: Invited, now: Date): Promise<void> {
  await oweCandidate(tx, 'invitation', invited, now);
}

/** Owes the candidate a reminder, where their address is known. */
export async function oweReminder(tx: Tx, invited: Invited, now: Date): Promise<void> {
  await oweCandidate(tx, 'invitation_reminder', invited, now);
}

async function oweCandidate(
  tx: Tx,
  kind: 'invitation' | 'invitation_reminder',
  { id, candidateEmail }: Invited,
  now: Date,
): Promise<void> {
  if (candidateEmail === null) return;
  await oweMail(tx, { kind, recipient: candidateEmail, now, data: { invitationId: id } });
}

/** Owes the sender the news that somebody did a step or sent their answers; those who do not want it by mail get none. */
export async function oweNews(
  tx: Tx,
  kind: 'invitation_progress' | 'invitation_completed',
  { id, userId }: Pick<InvitationRow, 'id' | 'userId'>,
  now: Date,
): Promise<void> {
  await oweSender(tx, kind, userId, { invitationId: id }, now);
}

/** Queues a mail to the sender about a candidate's request: somebody is waiting for an answer. */
export async function oweRequest(
  tx: Tx,
  { userId }: Pick<InvitationRow, 'userId'>,
  { id, invitationId }: RequestRow,
  now: Date,
): Promise<void> {
  await oweSender(tx, 'invitation_request', userId, { invitationId, requestId: id }, now);
}

async function oweSender(
  executor: Executor,
  kind: 'invitation_progress' | 'invitation_completed' | 'invitation_request',
  userId: string,
  data: object,
  now: Date,
): Promise<void> {
  const owner = await findRecipient(executor, userId);
  if (owner) await oweMail(executor, { kind, recipient: owner.emailKey, now, data });
}

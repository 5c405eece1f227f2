import { AppError } from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';
import type { ClosedLink, LinkContact } from '@candor/domain/model/candidate-assessment';
import { statusAt } from '@candor/domain/rules/invitation';
import { serverMessages } from '@candor/domain/server-messages';
import { findRecipient } from '../../../access/find-owner';
import { countAgainst } from '../../../access/rate-limits';
import { isSuspended } from '../../../access/suspension';
import type { Executor } from '../../../db/database';
import { withinAccount } from '../../../db/row-level-security';
import type { Deps } from '../../../deps';
import { findByCode, type InvitationRow } from '../store';
import { hasAnswers } from './store';

type Needs = Pick<Deps, 'db' | 'clock'>;
/** Who came with a code, and from where. */
export type Visit = { code: string; ip: string };

/**
 * Does work for the holder of a link, under row-level security as its sender's account. Calls are counted by place and by code, and those that
 * miss more strictly: a code that never was and one that was erased answer alike.
 *
 * @throws AppError 404 for a code that leads nowhere, 429.
 */
export async function withInvited<Result>(
  { db, clock }: Needs,
  { code, ip }: Visit,
  work: (row: InvitationRow) => Promise<Result>,
): Promise<Result> {
  const now = clock.now();
  await countAgainst('candidateCall', { db, subject: ip, now });
  const row = await findByCode(db, code);
  if (!row) {
    await countAgainst('missedCode', { db, subject: ip, now });
    throw new AppError('not_found', { detail: messages.linkUnknown });
  }
  await countAgainst('codeCall', { db, subject: code, now });
  return withinAccount(row.userId, () => work(row));
}

/**
 * Rejects an outdated link, with whom to ask. One whose answers were submitted is not rejected: it shows the receipt.
 *
 * @throws AppError 410 with the reason.
 */
export async function demandOpen(executor: Executor, row: InvitationRow, now: Date): Promise<void> {
  const status = statusAt(row.status, row.expiresAt, now);
  if (status === 'cancelled') throw await closed(executor, row, 'cancelled');
  if (status === 'expired') throw await closed(executor, row, 'expired');
  if (await isSuspended(executor, row.userId)) throw await closed(executor, row, 'suspended');
}

/**
 * The same for changing an answer: what was submitted stays as it is.
 *
 * @throws AppError 410 with the reason.
 */
export async function demandUnsent(
  executor: Executor,
  row: InvitationRow,
  now: Date,
): Promise<void> {
  await demandOpen(executor, row, now);
  if (row.status === 'completed') throw await closed(executor, row, 'completed');
}

const SENTENCES = {
  cancelled: messages.linkCancelled,
  expired: messages.linkExpired,
  suspended: messages.linkStandsStill,
  completed: serverMessages.linkCompleted,
} as const;

async function closed(
  executor: Executor,
  row: InvitationRow,
  reason: keyof typeof SENTENCES,
): Promise<AppError> {
  const ask = await whomToAsk(executor, row);
  const current: ClosedLink = { ...ask, has_answers: await hasAnswers(executor, row.id) };
  // Pages of before look for it below `current`.
  return new AppError('gone', { detail: SENTENCES[reason], reason, ...ask, current });
}

/** Who asks, and how to reach them: what the assessment says, or its sender. */
export async function whomToAsk(
  executor: Executor,
  { userId, invitedTo }: Pick<InvitationRow, 'userId' | 'invitedTo'>,
): Promise<LinkContact> {
  if (invitedTo) return { company: invitedTo.company, contact_email: invitedTo.contactEmail };
  const owner = await findRecipient(executor, userId);
  if (!owner) throw new AppError('not_found', { detail: messages.linkUnknown });
  return { company: owner.name, contact_email: owner.email };
}

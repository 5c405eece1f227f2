import type { ResponseErrorBody } from '@candor/domain/model/ats-partner';
import { audit, doer } from '../../access/audit';
import { findOwner } from '../../access/find-owner';
import type { Deps } from '../../deps';
import { oweMail } from '../../mail/owe-mail';
import type { Caller } from './asked';
import { findByCode } from './store';
import { assessmentMeant, lockErrors, wasNotedSince } from './store-errors';

/**
 * Notes that Greenhouse could not use an answer: which call, how many errors, and about whose invitation, by its id. The first of a day
 * is owed to the account's owner by mail.
 */
export async function noteError(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  { actor, requestId, body }: Caller & { body: ResponseErrorBody },
): Promise<void> {
  const { userId } = actor;
  const now = clock.now();
  const code = body.partner_interview_id ?? '';
  const found = await findByCode(db, { userId, ats: 'greenhouse', code });
  const details = { ats_type: 'greenhouse', call: body.api_call, errors: body.errors.length };
  const entry = {
    userId,
    actor: doer(actor),
    requestId,
    details,
    action: 'ats.answer_refused',
    entity: { type: 'invitation', id: found?.id ?? null },
  } as const;
  await db.transaction(async (tx) => {
    await lockErrors(tx, userId);
    if (!(await wasNotedSince(tx, userId, beginningOfDay(now)))) {
      const { emailKey: recipient } = await findOwner(tx, userId);
      const meant = {
        userId,
        testId: body.partner_test_id ?? null,
        invitationId: found?.id ?? null,
      };
      const data = {
        call: body.api_call,
        errors: body.errors.length,
        assessmentId: await assessmentMeant(tx, meant),
      };
      await oweMail(tx, { kind: 'ats_answer_refused', recipient, now, data });
    }
    await audit(tx, entry, now);
  });
  log.warn(details, 'an applicant tracking system could not use an answer');
}

/** The beginning of a day in UTC. */
function beginningOfDay(moment: Date): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate()));
}

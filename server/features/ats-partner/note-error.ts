import type { ResponseErrorBody } from '@candor/domain/model/ats-partner';
import { audit, doer } from '../../access/audit';
import type { Deps } from '../../deps';
import type { Caller } from './asked';
import { findByCode } from './store';

/** Notes that Greenhouse could not use an answer: which call, how many errors, and about whose invitation, by its id. */
export async function noteError(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  { actor, requestId, body }: Caller & { body: ResponseErrorBody },
): Promise<void> {
  const { userId } = actor;
  const code = body.partner_interview_id ?? '';
  const found = await findByCode(db, { userId, ats: 'greenhouse', code });
  const details = { ats_type: 'greenhouse', call: body.api_call, errors: body.errors.length };
  const entry = {
    ...{ userId, actor: doer(actor), requestId, details },
    action: 'ats.answer_refused',
    entity: { type: 'invitation', id: found?.id ?? null },
  } as const;
  await db.transaction((tx) => audit(tx, entry, clock.now()));
  log.warn(details, 'an applicant tracking system could not use an answer');
}

import type { assessments } from '@candor/domain/api/assessments';
import { AppError } from '@candor/domain/errors';
import { serverMessages } from '@candor/domain/server-messages';
import type { Deps } from '../../../deps';
import { changedMeanwhile } from '../../../http/read-revision';
import type { Call } from '../../../http/serve';
import { recordDone } from '../record';
import { contentOf, presentAssessment } from './present';
import {
  type AssessmentRow,
  countInvited,
  deleteAssessment,
  insertAssessment,
  lockAssessments,
  lockOwnAssessment,
  updateAssessment,
} from './store';

type Needs = Pick<Deps, 'db' | 'clock'>;
type CreateCall = Pick<Call<typeof assessments.create>, 'actor' | 'body' | 'requestId'>;
type ChangeCall = Pick<
  Call<typeof assessments.change>,
  'actor' | 'params' | 'body' | 'revision' | 'requestId'
>;
type RemoveCall = Pick<Call<typeof assessments.remove>, 'actor' | 'params' | 'requestId'>;

/** More than anybody hires for at once; each may hold a job text and its steps. */
const MOST_ASSESSMENTS = 200;

/** Saves an assessment. Throws AppError 409 for one too many. */
export async function createAssessment(
  { db, clock }: Needs,
  { actor, body, requestId }: CreateCall,
): Promise<AssessmentRow> {
  const { userId } = actor;
  const now = clock.now();
  return db.transaction(async (tx) => {
    if ((await lockAssessments(tx, userId)) >= MOST_ASSESSMENTS) {
      const detail = serverMessages.assessmentLimit(MOST_ASSESSMENTS);
      throw new AppError('conflict', { detail, reason: 'too_many' });
    }
    const row = await insertAssessment(tx, userId, contentOf(body), now);
    await recordDone(
      tx,
      { actor, requestId },
      'assessment.created',
      { type: 'assessment', id: row.id },
      now,
    );
    return row;
  });
}

/** Changes an assessment. Throws AppError 404, and 409 with what stands there when another revision was read. */
export async function changeAssessment(
  { db, clock }: Needs,
  { actor, params, body, revision, requestId }: ChangeCall,
): Promise<AssessmentRow> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const row = await lockOwnAssessment(tx, { userId: actor.userId, id: params.id });
    if (!row) throw new AppError('not_found');
    if (revision !== null && revision !== row.revision) {
      throw changedMeanwhile(presentAssessment(row, await countInvited(tx, row.id)));
    }
    const changed = await updateAssessment(tx, row, contentOf(body), now);
    await recordDone(
      tx,
      { actor, requestId },
      'assessment.changed',
      { type: 'assessment', id: row.id },
      now,
    );
    return changed;
  });
}

/** Deletes an assessment; people already invited to it can continue. Throws AppError 404. */
export async function removeAssessment(
  { db, clock }: Needs,
  { actor, params, requestId }: RemoveCall,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const row = await lockOwnAssessment(tx, { userId: actor.userId, id: params.id });
    if (!row) throw new AppError('not_found');
    await deleteAssessment(tx, row.id);
    await recordDone(
      tx,
      { actor, requestId },
      'assessment.removed',
      { type: 'assessment', id: row.id },
      now,
    );
  });
}

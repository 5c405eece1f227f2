import { AppError, validationError } from '@candor/domain/errors';
import type { JobRequirement } from '@candor/domain/model/match';
import type { Rubric, RubricAnswer, RubricLine } from '@candor/domain/model/rubric';
import { EDITING, opensFeature } from '@candor/domain/rules/plans';
import { serverMessages } from '@candor/domain/server-messages';
import type { Actor } from '../../access/actor';
import { loadAllowance } from '../../access/allowance';
import { audit, doer } from '../../access/audit';
import { featureClosed } from '../../access/refusals';
import type { Tx } from '../../db/database';
import type { Deps } from '../../deps';
import { changedMeanwhile } from '../../http/read-revision';
import { scoreByRubric } from '../../scoring/stored-match';
import { lockOwn } from './find-own';
import { readOwn } from './read-own';
import { type BatchRow, isUnfinished, updateBatch } from './store/batch';
import { insertRubric, matchesOf, rubricVersions, saveScores } from './store/rubrics';

/** Candidates rescored at once: a batch of any size needs little memory. */
const ROWS_AT_ONCE = 500;

/** The version that the engine read from the job text. */
export const FIRST_VERSION = 1;

export type RubricChange = {
  actor: Actor;
  batchId: string;
  lines: readonly RubricLine[];
  /** The version that was edited; null for what was read from the job. */
  revision: number | null;
  requestId: string;
};

/** The rubric that a batch is scored by and all its versions, newest first. Throws AppError 404. */
export function batchRubric(
  deps: Pick<Deps, 'db' | 'pool'>,
  actor: Actor,
  id: string,
): Promise<RubricAnswer> {
  return readOwn(deps, actor, id, async (executor, batch) => {
    const first = asRead(batch);
    const edited = await rubricVersions(executor, batch.id);
    return {
      current: batch.rubric ?? first,
      versions: [...edited, first],
      read: batch.requirements,
    };
  });
}

/**
 * Rescores an ended batch by an edited rubric, from what was measured: no document is read again and nothing is
 * charged. Scores and rubric change together or not at all.
 *
 * @throws AppError 400 for a requirement that the job does not have, 402 for the plan, 404, 409 while the batch runs
 * or if another version was edited.
 */
export async function saveRubric(
  deps: Pick<Deps, 'db' | 'clock'>,
  { actor, batchId, lines, revision, requestId }: RubricChange,
): Promise<Rubric> {
  return deps.db.transaction(async (tx) => {
    const batch = await lockOwn(tx, actor, batchId);
    // A sample shows everything, because it demonstrates what a plan has.
    if (!batch.sample) await demandEditing(tx, actor, deps.clock.now());
    if (isUnfinished(batch))
      throw new AppError('conflict', { detail: serverMessages.batchRunning });
    checkLines(batch.requirements, lines, 'lines');
    const current = batch.rubric ?? asRead(batch);
    if (current.version !== (revision ?? FIRST_VERSION)) throw changedMeanwhile(current);

    const now = deps.clock.now();
    const [latest] = await rubricVersions(tx, batch.id);
    const version = (latest?.version ?? FIRST_VERSION) + 1;
    const rubric: Rubric = { version, lines: [...lines], created_at: now.toISOString() };
    await insertRubric(tx, batch.id, rubric);
    await updateBatch(tx, batch.id, { rubric, updatedAt: now });
    await scoreAgain(tx, batch, lines);
    await audit(
      tx,
      {
        userId: actor.userId,
        actor: doer(actor),
        action: 'rubric.changed',
        entity: { type: 'batch', id: batch.id },
        details: { version, lines: lines.length, engine_version: batch.engineVersion },
        requestId,
      },
      now,
    );
    return rubric;
  });
}

async function demandEditing(tx: Tx, { userId }: Actor, now: Date): Promise<void> {
  const allowance = await loadAllowance(tx, userId, now);
  if (!opensFeature(allowance.features, EDITING)) throw featureClosed(allowance, EDITING);
}

/** Refuses lines about requirements that were not read from the job. `field` names where they were sent. */
export function checkLines(
  requirements: readonly JobRequirement[],
  lines: readonly RubricLine[],
  field: string,
): void {
  const known = new Set(requirements.map(({ id }) => id));
  const unknown = lines.flatMap((line) => line.requirement_ids).filter((id) => !known.has(id));
  if (unknown.length === 0) return;
  const message = `The job has no requirement ${unknown.slice(0, 3).join(', ')}`;
  throw validationError([{ field, message }]);
}

async function scoreAgain(tx: Tx, batch: BatchRow, lines: readonly RubricLine[]): Promise<void> {
  for await (const rows of matchesOf(tx, batch.id, ROWS_AT_ONCE)) {
    const scores = rows.map(({ ordinal, match }) => ({
      ordinal,
      score: scoreByRubric(batch, match, lines),
    }));
    await saveScores(tx, batch.id, scores);
  }
}

function asRead({ requirements, createdAt }: BatchRow): Rubric {
  return {
    version: FIRST_VERSION,
    lines: requirements.map(({ id, text, kind, importance, weight }) => ({
      requirement_ids: [id],
      text,
      kind,
      importance,
      weight,
    })),
    created_at: createdAt.toISOString(),
  };
}

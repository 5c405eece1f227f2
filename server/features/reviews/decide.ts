import { AppError, validationError } from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';
import type { Decision } from '@candor/domain/model/batch';
import type { DecisionBody } from '@candor/domain/model/review';
import type { Actor } from '../../access/actor';
import { audit, doer } from '../../access/audit';
import { presentDecision } from '../../access/present-decision';
import { tellDecided } from '../../access/tell-decided';
import type { Tx } from '../../db/database';
import type { Deps } from '../../deps';
import { changedMeanwhile } from '../../http/read-revision';
import { findSeen, holdCandidate, type SeenCandidate } from './store/candidates';
import {
  type DecisionChange,
  type DecisionRow,
  findDecision,
  insertDecision,
  overwriteDecision,
  updateDecision,
} from './store/decisions';

export type DecideCall = {
  actor: Actor;
  params: { id: string; cid: string };
  body: DecisionBody;
  /** The revision that was read before; null for callers who did not look. */
  revision: number | null;
  requestId: string;
};

/** The revision of a candidate about whom nothing has been said yet. */
const NOTHING_SAID = 0;

/**
 * Records a person's decision about a candidate; fields that the body leaves out stay as they are. Of two windows
 * that name the revision they read, the later one is told what the other did; a program that names none has the last
 * word. Requesting the current state returns it, so that a call may be repeated.
 *
 * @throws AppError 400 for an empty body, 404, 409 with the current decision if another revision was read.
 */
export async function decide(
  deps: Pick<Deps, 'db' | 'clock'>,
  call: DecideCall,
): Promise<Decision> {
  const { actor, params, body } = call;
  if (Object.values(body).every((value) => value === undefined)) {
    throw validationError([{ field: 'decision', message: messages.required }]);
  }
  return deps.db.transaction(async (tx) => {
    const seen = await findSeen(tx, actor.userId, params.id, params.cid);
    if (!seen) throw new AppError('not_found');
    await holdCandidate(tx, seen.candidateId);
    const now = deps.clock.now();
    const saved = (await alreadySaid(tx, seen, call)) ? null : await save(tx, seen, call, now);
    if (saved) {
      await record(tx, seen, call, saved, now);
      const decision = presentDecision(saved);
      await tellDecided(tx, actor.userId, decision);
      return decision;
    }
    const current = await findDecision(tx, seen);
    if (current && says(current, body)) return presentDecision(current);
    throw changedMeanwhile(current && presentDecision(current));
  });
}

/** Whether a call that names no revision only repeats what stands there. */
async function alreadySaid(tx: Tx, seen: SeenCandidate, { body, revision }: DecideCall) {
  if (revision !== null) return false;
  const current = await findDecision(tx, seen);
  return current !== null && says(current, body);
}

function save(tx: Tx, seen: SeenCandidate, { actor, body, revision }: DecideCall, now: Date) {
  const { decision, reason, note } = body;
  const { score, engineVersion } = seen;
  const change: DecisionChange = {
    ...(decision !== undefined && { decision, scoreSeen: score }),
    ...(reason !== undefined && { reason }),
    ...(note !== undefined && { note }),
    engineVersion,
    decidedBy: actor.userId,
    updatedAt: now,
  };
  const { batchId, candidateId } = seen;
  const key = { batchId, candidateId };
  if (revision === NOTHING_SAID) return insertDecision(tx, key, change);
  // A note alone says nothing of the engine that was looked at.
  const { engineVersion: _, ...rest } = change;
  const over = decision === undefined ? rest : change;
  if (revision === null) return overwriteDecision(tx, key, change, over);
  return updateDecision(tx, key, over, revision);
}

function says(row: DecisionRow, { decision, reason, note }: DecisionBody): boolean {
  return (
    (decision === undefined || row.decision === decision) &&
    (reason === undefined || row.reason === reason) &&
    (note === undefined || row.note === note)
  );
}

/** Records that it changed; reasons and notes are about people and stay out. */
async function record(
  tx: Tx,
  { batchId, candidateId }: SeenCandidate,
  { actor, requestId }: DecideCall,
  saved: DecisionRow,
  now: Date,
): Promise<void> {
  const { decision, scoreSeen, engineVersion, revision } = saved;
  const details = {
    batch_job_id: batchId,
    decision,
    score_seen: scoreSeen,
    engine_version: engineVersion,
    revision,
  };
  await audit(
    tx,
    {
      userId: actor.userId,
      actor: doer(actor),
      action: 'decision.changed',
      entity: { type: 'candidate', id: candidateId },
      details,
      requestId,
    },
    now,
  );
}

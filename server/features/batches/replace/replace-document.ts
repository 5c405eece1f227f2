import { readingNote } from '@candor/documents';
import type { batches } from '@candor/domain/api/batches';
import { AppError, validationError } from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';
import type { ProcessedItem, ReplacedDocument } from '@candor/domain/model/batch';
import { serverMessages } from '@candor/domain/server-messages';
import { audit, doer } from '../../../access/audit';
import { quotaShort } from '../../../access/refusals';
import type { Executor, Tx } from '../../../db/database';
import { storable } from '../../../db/storable';
import type { Deps } from '../../../deps';
import type { Call } from '../../../http/serve';
import {
  checkFile,
  chooseInput,
  type DocumentInput,
  readInput,
} from '../../../sources/document-input';
import type { SafelyRead } from '../../../sources/scan-first';
import { findOwn, lockOwn } from '../find-own';
import type { Outcome } from '../outcome-of';
import { presentItem } from '../present-results';
import type { ReadText } from '../read-texts';
import { takenDocuments } from '../schedules/store-taken';
import { stopWaiting } from '../schedules/store-waiting';
import { wordOf } from '../settle-outcomes';
import { type BatchRow, isUnfinished } from '../store/batch';
import { findCandidate } from '../store/results';
import { learnMeaning, scoreCopy } from './score-copy';
import { settleCopy } from './settle-copy';
import { type DoneCandidate, findDone, reopen } from './store';

type ReplaceCall = Pick<
  Call<typeof batches.replaceDocument>,
  'params' | 'fields' | 'files' | 'actor' | 'allowance' | 'requestId'
>;

/**
 * Accepts another copy of a document that could not be read, and scores it in its ended batch as the batch is scored
 * now. The copy is read before the batch is locked; score, charge and counts are one transaction, which only one of
 * two callers can win. A copy that cannot be read either becomes the new cause, and is not charged.
 *
 * @throws AppError 400 without a copy, 402 without quota, 404, 409 while the batch runs or for a document that was
 * read, here or by a later morning, 413 or 415 for a file.
 */
export async function replaceDocument(deps: Deps, call: ReplaceCall): Promise<ReplacedDocument> {
  const { actor, params, allowance, requestId } = call;
  const batch = await findOwn(deps.db, actor, params.id);
  const candidate = await unreadOf(deps.db, batch, params.cid);
  const input = inputOf(call);
  if (!batch.sample && allowance.candidatesRemaining === 0) throw quotaShort(allowance, 1);

  const copy = copyOf(await readInput(deps.documents, 'candidate_file', input));
  if (copy.ok) await learnMeaning(deps, batch, candidate, copy.text);
  const { outcome, replaced } = await deps.db.transaction(async (tx) => {
    const own = await lockOwn(tx, actor, params.id);
    const unread = await unreadOf(tx, own, params.cid);
    const outcome = await outcomeOf(deps, tx, { batch: own, unread }, copy);
    const now = deps.clock.now();
    await checkTaken(tx, own, unread);
    await reopen(tx, own.id, unread, fileNameOf(input) ?? unread.originalFilename);
    const charged = await settleCopy(tx, own, outcome, actor.apiKeyId, now);
    const entry = {
      userId: actor.userId,
      actor: doer(actor),
      requestId,
      action: 'document.replaced',
      entity: { type: 'candidate', id: unread.id },
      details: { batch_job_id: own.id, scored: outcome.kind === 'scored', charged },
    } as const;
    await audit(tx, entry, now);
    const item = await itemOf(tx, own, unread.id);
    return { outcome, replaced: { ...item, candidates_charged: charged } };
  });
  deps.metrics.settled([wordOf(outcome)], replaced.candidates_charged);
  return replaced;
}

/** Throws AppError 404 or 409, as the call does. */
async function unreadOf(executor: Executor, batch: BatchRow, id: string): Promise<DoneCandidate> {
  const candidate = await findDone(executor, batch.id, id);
  if (!candidate) throw new AppError('not_found');
  const refuse = (detail: string) => new AppError('conflict', { detail });
  if (isUnfinished(batch)) throw refuse(serverMessages.replaceWhileRunning);
  if (!candidate.unread) throw refuse(serverMessages.replaceOnlyUnread);
  return candidate;
}

/**
 * Throws AppError 409 where a morning has the document. What a schedule waits for is locked first, so that none takes it up meanwhile.
 */
async function checkTaken(tx: Tx, batch: BatchRow, { sourceEntry }: DoneCandidate): Promise<void> {
  if (sourceEntry === null) return;
  await stopWaiting(tx, batch, sourceEntry);
  if ((await takenDocuments(tx, batch, [sourceEntry])).length === 0) return;
  throw new AppError('conflict', { detail: serverMessages.replaceTaken });
}

function inputOf({ fields, files }: ReplaceCall): DocumentInput {
  const input = chooseInput(fields.candidate_text, files.candidate_file);
  if (!input) {
    throw validationError([{ field: 'candidate_text', message: messages.candidateMissing }]);
  }
  checkFile('candidate_file', input);
  return input;
}

function fileNameOf(input: DocumentInput): string | null {
  return input.used === 'file' ? storable(input.file.name) : null;
}

type Copy = { ok: true; text: ReadText } | Extract<SafelyRead, { ok: false }>;

function copyOf(read: SafelyRead): Copy {
  if (!read.ok) return read;
  const { hiddenSpans, truncated } = read;
  const note = readingNote(read.quality);
  const text = { hiddenSpans, truncated, text: storable(read.text), readingNote: note };
  return { ok: true, text };
}

async function outcomeOf(
  deps: Deps,
  tx: Tx,
  { batch, unread }: { batch: BatchRow; unread: DoneCandidate },
  copy: Copy,
): Promise<Outcome> {
  if (copy.ok) return scoreCopy(deps, tx, batch, unread, copy.text);
  return { kind: 'failed', ordinal: unread.ordinal, documentText: null, problem: copy.problem };
}

async function itemOf(tx: Tx, batch: BatchRow, id: string): Promise<ProcessedItem> {
  const row = await findCandidate(tx, batch, id);
  if (!row) throw new Error('A candidate of a locked batch is gone');
  return presentItem(row);
}

import { CODE_OF_LIMIT } from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';
import type { BatchLimitCode } from '@candor/domain/model/batch';
import type { ScheduleTrouble } from '@candor/domain/model/schedule';
import { CHUNKED_ABOVE } from '@candor/domain/rules/batch-status';
import { isFileInput } from '@candor/domain/rules/file-input';
import { InputType } from '@candor/domain/rules/plans';
import { serverMessages } from '@candor/domain/server-messages';
import { type Allowance, loadAllowance } from '../../access/allowance';
import { reserve, settle } from '../../access/quota';
import { trialOver } from '../../access/refusals';
import type { Tx } from '../../db/database';
import type { Deps } from '../../deps';
import { Fenced, type Group } from '../../jobs/group';
import { GROUP_SIZE, type GroupSize } from '../../jobs/limits';
import { addGroups, fillWindow, settleGroup } from '../../jobs/store';
import { type Distinct, unpaidOf } from './distinct';
import { type Ending, endBatch, naturalEnding } from './end-batch';
import { inPortions } from './in-portions';
import { type Listing, listCandidates } from './list-candidates';
import {
  dropMorning,
  isMorning,
  isWorthwhile,
  keepMorning,
  noteClosed,
} from './schedules/end-morning';
import { interestOf } from './schedules/store-seen';
import { withoutTaken } from './schedules/without-taken';
import { type BatchRow, lockBatch, markStarted, updateBatch } from './store/batch';
import { boundsOf, insertCandidates, type ListedCandidate, textLength } from './store/candidates';
import { paidEarlier } from './store/charges';

/**
 * Reading a source is attempted this often before the batch is given up: a crash of the process costs one attempt.
 */
const MOST_CLAIMS = 6;
const UNREADABLE = 'The candidate file could not be read. Please check it and submit it again.';
const NO_ANSWER = 'The source could not be listed, although it was tried for several minutes.';
const NO_ANSWER_TODAY =
  'The source could not be listed this morning, although it was tried for several minutes.';
const LATER = 'Please run this batch again later.';
/** The limits of a plan that a batch can exceed, as the catalogue of errors names them. */
const LIMIT_CODE: Partial<Record<ScheduleTrouble['code'], BatchLimitCode>> = {
  quota: CODE_OF_LIMIT.candidate_quota,
  batch_size: CODE_OF_LIMIT.batch_size_limit,
  account: CODE_OF_LIMIT.trial_expired,
};
const NOBODY_THERE: Record<InputType, string> = {
  csv_file: 'The file holds no candidates.',
  zip_file: 'The file holds no candidates.',
  google_drive: 'The folder holds no resumes. Put them into it and run this batch again.',
  aws_s3: 'The folder holds no resumes. Put them into it and run this batch again.',
  database: 'The query returned no rows. Check its conditions and submit it again.',
};

/** The process died in each attempt, so nobody heard why. */
function givenUp({ blobKey }: BatchRow): Listing {
  return blobKey === null
    ? { ok: false, reason: null, away: true }
    : { ok: false, reason: UNREADABLE, away: false };
}

/** The message about a source that stayed away to the end: its own if there is one. */
function awaySentence(batch: BatchRow, said: string | null): string {
  if (isMorning(batch)) return said === null ? NO_ANSWER_TODAY : `${NO_ANSWER_TODAY} ${said}`;
  return `${NO_ANSWER} ${said ?? LATER}`;
}

/**
 * The first group of a batch: lists the source, checks the true number of candidates against plan and quota, and
 * creates the groups that score them. A batch that exceeds a limit fails here, before anyone was scored or charged.
 */
export async function planBatch(
  deps: Deps,
  batch: BatchRow,
  group: Group,
  signal: AbortSignal,
  size: GroupSize = GROUP_SIZE,
): Promise<void> {
  const { db, clock } = deps;
  await markStarted(db, batch.id, clock.now());
  const listing =
    group.epoch > MOST_CLAIMS ? givenUp(batch) : await listFor(deps, batch, group, signal);
  await db.transaction(async (tx) => {
    await settleGroup(tx, group);
    const locked = await lockBatch(tx, group.userId, group.batchId);
    if (!locked) throw new Fenced(group);
    await applyListing(tx, locked, listing, { size, now: clock.now() });
    await fillWindow(tx, group.userId);
  });
}

async function listFor(
  deps: Deps,
  batch: BatchRow,
  { epoch }: Group,
  signal: AbortSignal,
): Promise<Listing> {
  const { db, clock } = deps;
  const allowance = await loadAllowance(db, batch.userId, clock.now());
  const wish = {
    interestIn: await interestOf(db, batch),
    sizeProblem: (scorable: number) => sizeProblem(batch, allowance, scorable),
    isLastTry: epoch === MOST_CLAIMS,
  };
  return listCandidates(deps, batch, wish, signal);
}

/**
 * Why a batch may not have so many; null if it may. A file was counted when it was submitted: what the plan of that
 * moment took is finished, even if the plan has ended since or is a smaller one.
 */
function sizeProblem(
  { sample, inputType, estimatedCandidates }: BatchRow,
  allowance: Allowance,
  scorable: number,
): string | null {
  const { plan, maxBatchSize } = allowance;
  if (sample || maxBatchSize === null || scorable <= maxBatchSize) return null;
  if (isFileInput(InputType.parse(inputType)) && scorable <= estimatedCandidates) return null;
  if (allowance.trialExpired) return trialOver(allowance).message;
  return messages.batchSize(scorable, plan, maxBatchSize);
}

/** How large the groups are to be, and when they are made. */
type Applying = { size: GroupSize; now: Date };

async function applyListing(
  tx: Tx,
  batch: BatchRow,
  listed: Listing,
  { size, now }: Applying,
): Promise<void> {
  const listing = listed.ok ? await withoutTaken(tx, batch, listed) : listed;
  const fail = (code: ScheduleTrouble['code'], reason: string) =>
    isMorning(batch)
      ? dropMorning(tx, batch, { code, message: reason }, now)
      : endBatch(tx, batch, failureOf(code, reason, listing), now);
  if (!listing.ok && listing.away) {
    return fail('source_away', awaySentence(batch, listing.reason));
  }
  if (!listing.ok && listing.tooMany) return fail('batch_size', listing.reason);
  if (!listing.ok) {
    const { plan, maxBatchSize } = await loadAllowance(tx, batch.userId, now);
    const most = listing.tooLarge?.most ?? 0;
    // A schedule leaves out candidates it has seen, so its source may well contain more than a batch.
    if (!isMorning(batch) && maxBatchSize !== null && most >= maxBatchSize)
      return fail('batch_size', serverMessages.batchSizeBeyond(most, plan, maxBatchSize));
    return fail('source_refused', listing.reason);
  }
  await noteClosed(tx, batch, listing.closed, now);
  if (isMorning(batch) && !(await isWorthwhile(tx, batch, listing.candidates))) {
    return dropMorning(tx, batch, null, now);
  }

  if (listed.ok && listed.candidates.length > 0 && listing.candidates.length === 0) {
    return fail('source_refused', serverMessages.takenSince);
  }
  if (batch.sample) return planScoring(tx, batch, listing, { size, now });
  const allowance = await loadAllowance(tx, batch.userId, now);
  // Its plan may have become a smaller one since it was listed.
  const tooMany = sizeProblem(batch, allowance, listing.scorable);
  if (tooMany !== null) return fail('batch_size', tooMany);
  const reserved = await adjustReservation(tx, batch, listing.distinct, now);
  if (reserved === null) {
    return allowance.trialExpired
      ? fail('account', trialOver(allowance).message)
      : fail('quota', messages.candidateQuota(allowance.plan));
  }
  await planScoring(tx, { ...batch, reservedCandidates: reserved }, listing, { size, now });
}

/** How a batch ends before anybody was scored. Once its people were counted, that is what the next attempt needs. */
function failureOf(code: ScheduleTrouble['code'], reason: string, listing: Listing): Ending {
  const counted = listing.ok ? listing.scorable : listing.away ? undefined : listing.tooMany;
  return {
    status: 'failed',
    errorMessage: reason,
    errorCode: LIMIT_CODE[code] ?? null,
    ...(counted !== undefined && { estimatedCandidates: counted }),
  };
}

/**
 * Adjusts the batch's reservation to what its distinct candidates need and returns it; null if the quota is not
 * sufficient.
 */
async function adjustReservation(
  tx: Tx,
  batch: BatchRow,
  distinct: Distinct,
  now: Date,
): Promise<number | null> {
  const needed = unpaidOf(distinct, await paidEarlier(tx, batch.rerunOf, 'all'));
  const missing = needed - batch.reservedCandidates;
  if (missing < 0) await settle(tx, batch.userId, { charge: 0, release: -missing, now });
  if (missing > 0 && !(await reserve(tx, batch.userId, missing, now))) return null;
  return needed;
}

async function planScoring(
  tx: Tx,
  batch: BatchRow,
  { candidates, scorable }: Extract<Listing, { ok: true }>,
  { size, now }: Applying,
): Promise<void> {
  const { id: batchId, userId, seq: batchSeq } = batch;
  await insertCandidates(tx, { batchId, userId }, candidates, now);
  await keepMorning(tx, batch, candidates, now);
  const groups = portionsOf(candidates, size).map(([firstOrdinal, lastOrdinal], at) => ({
    batchId,
    userId,
    batchSeq,
    no: at + 1,
    kind: 'score' as const,
    firstOrdinal,
    lastOrdinal,
  }));
  await addGroups(tx, groups);
  await updateBatch(tx, batchId, {
    status: candidates.length > CHUNKED_ABOVE ? 'processing_chunks' : 'processing',
    totalCandidates: candidates.length,
    processedCandidates: candidates.length - scorable,
    reservedCandidates: batch.reservedCandidates,
    groupCount: groups.length,
    groupsDone: 0,
    updatedAt: now,
  });
  if (groups.length > 0) return;
  const ending =
    candidates.length > 0
      ? await naturalEnding(tx, batchId, 0)
      : { status: 'failed' as const, errorMessage: NOBODY_THERE[InputType.parse(batch.inputType)] };
  await endBatch(tx, batch, ending, now);
}

/** The scorable candidates in portions, as their first and last ordinals. */
function portionsOf(
  candidates: readonly ListedCandidate[],
  { texts, documents, letters }: GroupSize,
): [first: number, last: number][] {
  const scorable = candidates.filter((one) => !one.problem);
  const hasDocuments = scorable.some((one) => one.sourceEntry !== null);
  const count = hasDocuments ? documents : texts;
  const most = { count, weight: letters, weightOf: textLength };
  return inPortions(scorable, most).map(boundsOf);
}

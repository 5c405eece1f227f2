import type { Readable } from 'node:stream';
import type { DecisionKind } from '@candor/domain/model/batch';
import { DISCLAIMER } from '@candor/domain/rules/disclaimer';
import type { Actor } from '../../../access/actor';
import { audit, doer } from '../../../access/audit';
import type { Tx } from '../../../db/database';
import type { TakeTurn } from '../../../db/limit-concurrency';
import { SNAPSHOT } from '../../../db/snapshot';
import type { Deps } from '../../../deps';
import type { Attachment } from '../../../http/serve';
import { spool } from '../../../http/spool';
import { findOwn } from '../find-own';
import { presentFull } from '../present-results';
import { shownRequirements } from '../shown-requirements';
import type { ShownBatch } from '../store/batch';
import { summaryStats } from '../store/figures';
import { type RankedPlace, type ReviewedRow, rankedPlaces, reviewedRows } from '../store/results';
import { hideNames } from './hide-names';
import { csvHeader, csvRow } from './write-csv';

type Wish = {
  format: 'csv' | 'json';
  names: boolean;
  /** Only the candidates with this decision. */
  decision?: DecisionKind | undefined;
};

/** Candidates read at once: an export of any size needs little memory. */
const ROWS_AT_ONCE = 100;

type ExportDeps = Pick<Deps, 'db' | 'clock' | 'config'> & { takeTurn: TakeTurn };

/**
 * The results of a batch as a download, in ranking order, all as of one moment: edited requirements change every score,
 * while a client may take an hour to receive the file. The download is recorded in the log.
 *
 * @throws AppError 404, 503 if too many others are in progress.
 */
export async function exportBatch(
  deps: ExportDeps,
  actor: Actor,
  { id, requestId }: { id: string; requestId: string },
  wish: Wish,
): Promise<Attachment> {
  const { batch, candidates, content } = await readAll(deps, actor, id, wish);
  const { format, names, decision = null } = wish;
  const entry = {
    userId: actor.userId,
    actor: doer(actor),
    requestId,
    action: 'batch.exported',
    entity: { type: 'batch', id: batch.id },
    details: { format, names, decision, candidates },
  } as const;
  try {
    await deps.db.transaction((tx) => audit(tx, entry, deps.clock.now()));
  } catch (error) {
    content.destroy();
    throw error;
  }
  return {
    mediaType: format === 'csv' ? 'text/csv' : 'application/json',
    filename: `${fileNameOf(batch)}.${format}`,
    content,
  };
}

type Export = { batch: ShownBatch; candidates: number; content: Readable };

/** Each holds a database connection while it reads; a few at once leave the others to everybody else. */
async function readAll(
  { db, clock, config, takeTurn }: ExportDeps,
  actor: Actor,
  id: string,
  { format, names, decision }: Wish,
): Promise<Export> {
  const giveBack = await takeTurn();
  let content: Readable | undefined;
  try {
    return await db.transaction(async (tx) => {
      const batch = await findOwn(tx, actor, id);
      const places = await rankedPlaces(tx, batch.id, decision);
      const rows = rankedRows(tx, batch, places, names ? (row) => row : hideNames);
      const pieces = format === 'csv' ? csvOf(batch, rows) : jsonOf(tx, batch, rows, clock.now());
      content = await spool(config.dataDir, pieces);
      return { batch, candidates: places.length, content };
    }, SNAPSHOT);
  } catch (error) {
    content?.destroy();
    throw error;
  } finally {
    giveBack();
  }
}

type RankedRow = { row: ReviewedRow; rank: number | null };

async function* rankedRows(
  tx: Tx,
  batch: ShownBatch,
  places: readonly RankedPlace[],
  shown: (row: ReviewedRow) => ReviewedRow,
): AsyncGenerator<RankedRow> {
  for (let from = 0; from < places.length; from += ROWS_AT_ONCE) {
    const some = places.slice(from, from + ROWS_AT_ONCE);
    const ranks = new Map(some.map(({ ordinal, rank }) => [ordinal, rank]));
    const rows = await reviewedRows(tx, batch, [...ranks.keys()]);
    yield* rows.map((row) => ({ row: shown(row), rank: ranks.get(row.ordinal) ?? null }));
  }
}

async function* csvOf(batch: ShownBatch, rows: AsyncIterable<RankedRow>): AsyncGenerator<string> {
  const requirements = shownRequirements(batch);
  yield csvHeader(requirements);
  for await (const { row, rank } of rows) yield csvRow(row, rank, requirements);
}

/** One JSON object, written piece by piece. */
async function* jsonOf(
  tx: Tx,
  batch: ShownBatch,
  rows: AsyncIterable<RankedRow>,
  now: Date,
): AsyncGenerator<string> {
  const head = {
    batch_job_id: batch.id,
    job_title: batch.jobTitle,
    status: batch.status,
    engine_version: batch.engineVersion,
    exported_at: now.toISOString(),
    note: DISCLAIMER,
    requirements: shownRequirements(batch),
    summary_stats: await summaryStats(tx, batch),
  };
  yield `${JSON.stringify(head).slice(0, -1)},"candidates":[`;
  let separator = '';
  for await (const { row } of rows) {
    yield separator + JSON.stringify(presentReviewed(row));
    separator = ',';
  }
  yield ']}';
}

function presentReviewed(row: ReviewedRow) {
  const { decisionReason, decisionNote, scoreSeen } = row;
  return {
    ...presentFull(row),
    decision_reason: decisionReason,
    decision_note: decisionNote,
    score_seen: scoreSeen,
  };
}

/** The job title and day of a batch as a file name valid on every system. */
function fileNameOf(batch: ShownBatch): string {
  const title = batch.jobTitle
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return [title || 'candidates', batch.createdAt.toISOString().slice(0, 10)].join('-');
}

import { Readable } from 'node:stream';
import type { DecisionKind } from '@candor/domain/model/batch';
import { DISCLAIMER } from '@candor/domain/rules/disclaimer';
import type { Actor } from '../../../access/actor';
import { audit, doer } from '../../../access/audit';
import type { Deps } from '../../../deps';
import type { Attachment } from '../../../http/serve';
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

/**
 * The results of a batch as a download, in ranking order. The download is recorded in the log. Throws AppError 404.
 */
export async function exportBatch(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { id, requestId }: { id: string; requestId: string },
  { format, names, decision }: Wish,
): Promise<Attachment> {
  const batch = await findOwn(deps.db, actor, id);
  const places = await rankedPlaces(deps.db, batch.id, decision);
  const entry = {
    ...{ userId: actor.userId, actor: doer(actor), requestId },
    action: 'batch.exported',
    entity: { type: 'batch', id: batch.id },
    details: { format, names, decision: decision ?? null, candidates: places.length },
  } as const;
  await deps.db.transaction((tx) => audit(tx, entry, deps.clock.now()));
  const rows = rankedRows(deps, batch, places, names ? (row) => row : hideNames);
  const content = format === 'csv' ? csvOf(batch, rows) : jsonOf(deps, batch, rows);
  return {
    mediaType: format === 'csv' ? 'text/csv' : 'application/json',
    filename: `${fileNameOf(batch)}.${format}`,
    content: Readable.from(content),
  };
}

type RankedRow = { row: ReviewedRow; rank: number | null };

async function* rankedRows(
  { db }: Pick<Deps, 'db'>,
  batch: ShownBatch,
  places: readonly RankedPlace[],
  shown: (row: ReviewedRow) => ReviewedRow,
): AsyncGenerator<RankedRow> {
  for (let from = 0; from < places.length; from += ROWS_AT_ONCE) {
    const some = places.slice(from, from + ROWS_AT_ONCE);
    const ranks = new Map(some.map(({ ordinal, rank }) => [ordinal, rank]));
    const rows = await reviewedRows(db, batch, [...ranks.keys()]);
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
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  batch: ShownBatch,
  rows: AsyncIterable<RankedRow>,
): AsyncGenerator<string> {
  const head = {
    batch_job_id: batch.id,
    job_title: batch.jobTitle,
    status: batch.status,
    engine_version: batch.engineVersion,
    exported_at: clock.now().toISOString(),
    note: DISCLAIMER,
    requirements: shownRequirements(batch),
    summary_stats: await summaryStats(db, batch),
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
    ...{ decision_reason: decisionReason, decision_note: decisionNote, score_seen: scoreSeen },
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

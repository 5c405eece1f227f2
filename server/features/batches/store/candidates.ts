import { messages } from '@candor/domain/messages';
import type { ReadProblemCode } from '@candor/domain/model/batch';
import type { Span } from '@candor/domain/model/match';
import { and, between, eq, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database';
import { type Place, preparedQuery } from '../../../db/prepared-query';
import { candidates } from '../../../db/schema';
import type { StoredMatch } from '../../../scoring/stored-match';
import { inPortions } from '../in-portions';

/** A candidate as listed by its source: still to be scored, or refused with a cause before anything was read. */
export type ListedCandidate = {
  ordinal: number;
  id: string;
  originalFilename: string | null;
  candidateName: string | null;
  candidateId: string | null;
  email: string | null;
  /** Where its document is in the source; null if the text came with the row. */
  sourceEntry: string | null;
  documentText: string | null;
  problem: { code: ReadProblemCode; message: string } | null;
};

/** Letters of a candidate's text as its source lists it; a document has none yet. */
export const textLength = ({ documentText }: Pick<ListedCandidate, 'documentText'>): number =>
  documentText?.length ?? 0;

/** What a statement writes: few round trips, and none that contains a whole upload. Texts may have 2 MB each. */
const PER_INSERT = { count: 250, weight: 4_000_000, weightOf: textLength };

/** Writes the candidates of a batch. Refused ones are finished at `now`, the others pending. */
export async function insertCandidates(
  tx: Tx,
  owner: { batchId: string; userId: string },
  listed: readonly ListedCandidate[],
  now: Date,
): Promise<void> {
  for (const portion of inPortions(listed, PER_INSERT)) {
    const rows = portion.map(({ problem, ...row }) => ({
      ...row,
      error_code: problem?.code ?? null,
      error: problem?.message ?? null,
    }));
    await tx.execute(sql`
      insert into candidates (batch_id, user_id, ordinal, id, original_filename, candidate_name, candidate_id, email,
        source_entry, document_text, state, error_code, error, finished_at)
      select ${owner.batchId}, ${owner.userId}, r.ordinal, r.id, r."originalFilename", r."candidateName",
        r."candidateId", r.email, r."sourceEntry", r."documentText",
        case when r.error is null then 'pending' else 'failed' end, r.error_code, r.error,
        case when r.error is null then null else ${now}::timestamptz end
      from json_to_recordset(${JSON.stringify(rows)}::json) as r(ordinal int, id uuid, "originalFilename" text,
        "candidateName" text, "candidateId" text, email text, "sourceEntry" text, "documentText" text,
        error_code text, error text)`);
  }
}

export type PendingCandidate = Pick<
  typeof candidates.$inferSelect,
  'id' | 'ordinal' | 'originalFilename' | 'candidateName' | 'email' | 'sourceEntry' | 'documentText'
>;

/** What is read of a candidate that gets an outcome. */
export const PENDING = {
  id: candidates.id,
  ordinal: candidates.ordinal,
  originalFilename: candidates.originalFilename,
  candidateName: candidates.candidateName,
  email: candidates.email,
  sourceEntry: candidates.sourceEntry,
  documentText: candidates.documentText,
};

/** The candidates of a group that are still to be processed, in source order. */
export async function pendingCandidates(
  executor: Executor,
  batchId: string,
  firstOrdinal: number,
  lastOrdinal: number,
): Promise<PendingCandidate[]> {
  return askPending(executor, { batchId, firstOrdinal, lastOrdinal });
}

const askPending = preparedQuery(
  (executor, at: Place<'batchId' | 'firstOrdinal' | 'lastOrdinal'>) =>
    executor
      .select(PENDING)
      .from(candidates)
      .where(
        and(
          eq(candidates.batchId, at('batchId')),
          between(candidates.ordinal, at('firstOrdinal'), at('lastOrdinal')),
          eq(candidates.state, 'pending'),
        ),
      )
      .orderBy(candidates.ordinal),
);

export type ScoredCandidate = {
  kind: 'scored';
  ordinal: number;
  id: string;
  /** Only what was read from a document: a text that came with its row is already stored. */
  documentText: string | null;
  textHash: string;
  hiddenSpans: readonly Span[];
  truncated: boolean;
  readingNote: string | null;
  candidateName: string | null;
  email: string | null;
  headline: string | null;
  score: number;
  match: StoredMatch;
};

export type FailedCandidate = {
  kind: 'failed';
  ordinal: number;
  documentText: string | null;
  problem: { code: ReadProblemCode | null; message: string };
};

/** The outcome of a scored candidate besides its score. */
export type Standing = { charged: boolean; duplicateOf: string | null };

/** Writes scores. Only pending candidates change. */
export async function saveScored(
  tx: Tx,
  batchId: string,
  scored: readonly (ScoredCandidate & Standing)[],
  now: Date,
): Promise<void> {
  if (scored.length === 0) return;
  const [first, last] = boundsOf(scored);
  await tx.execute(sql`
    update candidates c set
      state = 'scored', finished_at = ${now}, score = r.score, match = r.match,
      document_text = coalesce(r."documentText", c.document_text), text_hash = r."textHash",
      hidden_spans = r."hiddenSpans", truncated = r.truncated, reading_note = r."readingNote",
      candidate_name = r."candidateName", email = r.email, headline = r.headline, charged = r.charged, duplicate_of = r."duplicateOf"
    from json_to_recordset(${JSON.stringify(scored)}::json) as r(ordinal int, "documentText" text, "textHash" text,
      "hiddenSpans" jsonb, truncated boolean, "readingNote" text, "candidateName" text, email text, headline text, score int,
      match json, charged boolean, "duplicateOf" uuid)
    where c.batch_id = ${batchId} and c.ordinal = r.ordinal and c.state = 'pending'
      and c.ordinal between ${first} and ${last}`);
}

/** Corrects who is charged and who is a duplicate of whom. */
export async function saveStandings(
  tx: Tx,
  batchId: string,
  standings: readonly (Standing & { ordinal: number })[],
): Promise<void> {
  if (standings.length === 0) return;
  const rows = standings.map(({ ordinal, charged, duplicateOf }) => ({
    ordinal,
    charged,
    duplicateOf,
  }));
  await tx.execute(sql`
    update candidates c set charged = r.charged, duplicate_of = r."duplicateOf"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(ordinal int, charged boolean, "duplicateOf" uuid)
    where c.batch_id = ${batchId} and c.ordinal = r.ordinal`);
}

/** Writes causes of failure. Only pending candidates change. */
export async function saveFailed(
  tx: Tx,
  batchId: string,
  failed: readonly FailedCandidate[],
  now: Date,
): Promise<void> {
  if (failed.length === 0) return;
  const [first, last] = boundsOf(failed);
  const rows = failed.map(({ ordinal, documentText, problem }) => ({
    ordinal,
    documentText,
    ...problem,
  }));
  await tx.execute(sql`
    update candidates c set state = 'failed', finished_at = ${now}, error_code = r.code, error = r.message,
      document_text = coalesce(r."documentText", c.document_text)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(ordinal int, code text, message text,
      "documentText" text)
    where c.batch_id = ${batchId} and c.ordinal = r.ordinal and c.state = 'pending'
      and c.ordinal between ${first} and ${last}`);
}

/**
 * The first and last ordinal. Used in a statement, they limit it to the rows of a group instead of the whole batch.
 */
export function boundsOf(rows: readonly { ordinal: number }[]): [first: number, last: number] {
  const ordinals = rows.map((row) => row.ordinal);
  return [Math.min(...ordinals), Math.max(...ordinals)];
}

/** Ends what is still pending without a score: nobody will process it. */
export async function cancelPending(tx: Tx, batchId: string, now: Date): Promise<void> {
  const code: ReadProblemCode = 'cancelled';
  await tx
    .update(candidates)
    .set({ state: 'failed', errorCode: code, error: messages.cancelled, finishedAt: now })
    .where(and(eq(candidates.batchId, batchId), eq(candidates.state, 'pending')));
}

/** The distinct causes for which candidates of a batch failed, most frequent first. */
export async function failureCauses(executor: Executor, batchId: string): Promise<string[]> {
  const { rows } = await executor.execute<{ error: string }>(sql`
    select error from candidates where batch_id = ${batchId} and state = 'failed' and error is not null
    group by error order by count(*) desc, error limit 2`);
  return rows.map((row) => row.error);
}

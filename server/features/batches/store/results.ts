import type { DecisionKind } from '@candor/domain/model/batch';
import type {
  MatchResult,
  MatchResultSummary,
  RequirementOutcome,
} from '@candor/domain/model/match';
import { rankScores } from '@candor/domain/rules/rank-scores';
import { and, asc, desc, eq, inArray, ne, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { inPage } from '../../../db/in-page';
import { fromNearerEnd } from '../../../db/nearer-end';
import { type Place, preparedQuery } from '../../../db/prepared-query';
import { candidates, decisions } from '../../../db/schema';
import {
  type MatchedBatch,
  restoreMatch,
  restoreOutcomes,
  restoreSummary,
  type StoredMatch,
} from '../../../scoring/stored-match';

const facts = {
  id: candidates.id,
  ordinal: candidates.ordinal,
  charged: candidates.charged,
  originalFilename: candidates.originalFilename,
  candidateName: candidates.candidateName,
  candidateId: candidates.candidateId,
  email: candidates.email,
  headline: candidates.headline,
  score: candidates.score,
  error: candidates.error,
  errorCode: candidates.errorCode,
  duplicateOf: candidates.duplicateOf,
};
const decision = sql<DecisionKind | null>`${decisions.decision}`;
const kept = { ...facts, decision, match: sql<StoredMatch | null>`${candidates.match}` };
const keptWithText = { ...kept, documentText: candidates.documentText };
const review = {
  decisionReason: decisions.reason,
  decisionNote: decisions.note,
  scoreSeen: decisions.scoreSeen,
};

export type ResultRow = Pick<typeof candidates.$inferSelect, keyof typeof facts> & {
  decision: DecisionKind | null;
};
export type SummaryRow = ResultRow & { matchSummary: MatchResultSummary | null };
export type OutcomesRow = ResultRow & {
  outcomes: RequirementOutcome[] | null;
  flags: readonly string[];
};
export type FullRow = ResultRow & { matchResults: MatchResult | null };
export type TextRow = FullRow & { documentText: string | null };
/** With the decision, as stored. */
export type DetailRow = TextRow & { decided: typeof decisions.$inferSelect | null };
/** With what people wrote about the candidate. */
export type ReviewedRow = FullRow &
  Pick<typeof decisions.$inferSelect, 'scoreSeen'> & {
    decisionReason: string | null;
    decisionNote: string | null;
  };

/** A batch whose results are read. */
export type ResultsBatch = MatchedBatch & { id: string };

/** By score from high to low, in source order where it is equal, without a score last. */
const ranking: SQL[] = [sql`${candidates.score} desc nulls last`, asc(candidates.ordinal)];
/** The opposite, which the same index answers. */
const rankingFromEnd: SQL[] = [sql`${candidates.score} asc nulls first`, desc(candidates.ordinal)];

const finished = (batchId: string | Placeholder) =>
  and(eq(candidates.batchId, batchId), ne(candidates.state, 'pending'));

/** The decision about a candidate, in the same row. */
const decided = and(
  eq(decisions.batchId, candidates.batchId),
  eq(decisions.candidateId, candidates.id),
);

/** A page, and how many are done: null as long as there will be more. */
type PageQuery = { skip: number; limit: number; done: number | null };

/** The candidates on a page of what is done, which is counted along an order. */
const onPage = (
  executor: Executor,
  batchId: string | Placeholder,
  { limit, skip, order }: { limit: number | Placeholder; skip: number | Placeholder; order: SQL[] },
) =>
  inPage(
    candidates.ordinal,
    executor
      .select({ ordinal: candidates.ordinal })
      .from(candidates)
      .where(finished(batchId))
      .orderBy(...order)
      .limit(limit)
      .offset(skip),
  );

const keptPageAlong = (order: SQL[]) =>
  preparedQuery((executor, at: Place<'batchId' | 'limit' | 'skip'>) =>
    executor
      .select(kept)
      .from(candidates)
      .leftJoin(decisions, decided)
      .where(
        and(
          finished(at('batchId')),
          onPage(executor, at('batchId'), { limit: at('limit'), skip: at('skip'), order }),
        ),
      )
      .orderBy(...ranking),
  );
const keptFromStart = keptPageAlong(ranking);
const keptFromEnd = keptPageAlong(rankingFromEnd);

/** A page of what is done, with what was measured. */
function cachedPage(executor: Executor, batchId: string, page: PageQuery) {
  const { fromEnd, skip, limit } = fromNearerEnd(page, page.done);
  const ask = fromEnd ? keptFromEnd : keptFromStart;
  return ask(executor, { batchId, skip, limit });
}

/** A page of what is done, with the outcome of each requirement and the flags. */
export async function outcomesPage(
  executor: Executor,
  batch: ResultsBatch,
  page: PageQuery,
): Promise<OutcomesRow[]> {
  const rows = await cachedPage(executor, batch.id, page);
  return rows.map(({ match, ...row }) => ({
    ...row,
    outcomes: match && restoreOutcomes(batch, match),
    flags: match?.flags.map(({ message }) => message) ?? [],
  }));
}

/** A page of what is done, with summaries. */
export async function summaryPage(
  executor: Executor,
  batch: ResultsBatch,
  page: PageQuery,
): Promise<SummaryRow[]> {
  const rows = await cachedPage(executor, batch.id, page);
  return rows.map(({ match, ...row }) => ({
    ...row,
    matchSummary: match && restoreSummary(batch, match),
  }));
}

/** A page of what is done, with complete matches. */
export async function fullPage(
  executor: Executor,
  batch: ResultsBatch,
  page: PageQuery,
): Promise<FullRow[]> {
  const { fromEnd, skip, limit } = fromNearerEnd(page, page.done);
  const order = fromEnd ? rankingFromEnd : ranking;
  const rows = await executor
    .select(keptWithText)
    .from(candidates)
    .leftJoin(decisions, decided)
    .where(and(finished(batch.id), onPage(executor, batch.id, { skip, limit, order })))
    .orderBy(...ranking);
  return rows.map((row) => withMatch(batch, row));
}

/** A candidate's place in the ranking of the whole batch. Equal scores share a rank; without a score there is none. */
export type RankedPlace = { ordinal: number; rank: number | null };

/** The places of what is done, in ranking order; only those with one decision if it is named. */
export async function rankedPlaces(
  executor: Executor,
  batchId: string,
  kind?: DecisionKind,
): Promise<RankedPlace[]> {
  const rows = await executor
    .select({ ordinal: candidates.ordinal, score: candidates.score, decision })
    .from(candidates)
    .leftJoin(decisions, decided)
    .where(finished(batchId))
    .orderBy(...ranking);
  const ranks = rankScores(rows.map(({ score }) => score).filter((score) => score !== null));
  return rows
    .filter((row) => kind === undefined || row.decision === kind)
    .map(({ ordinal, score }) => ({
      ordinal,
      rank: score === null ? null : (ranks.get(score)?.rank ?? null),
    }));
}

/**
 * These candidates with their complete matches and decisions, in the requested order. One that no longer exists is
 * left out.
 */
export async function reviewedRows(
  executor: Executor,
  batch: ResultsBatch,
  ordinals: readonly number[],
): Promise<ReviewedRow[]> {
  const rows = await executor
    .select({ ...keptWithText, ...review })
    .from(candidates)
    .leftJoin(decisions, decided)
    .where(and(finished(batch.id), inArray(candidates.ordinal, [...ordinals])));
  const byOrdinal = new Map(
    rows.map(({ decisionReason, decisionNote, scoreSeen, ...row }) => [
      row.ordinal,
      { ...withMatch(batch, row), decisionReason, decisionNote, scoreSeen },
    ]),
  );
  return ordinals.flatMap((ordinal) => byOrdinal.get(ordinal) ?? []);
}

/** These candidates of a batch with their complete matches, in any order. Unknown ids are left out. */
export async function fullRowsOf(
  executor: Executor,
  batch: ResultsBatch,
  ids: readonly string[],
): Promise<FullRow[]> {
  const rows = await executor
    .select(keptWithText)
    .from(candidates)
    .leftJoin(decisions, decided)
    .where(and(finished(batch.id), inArray(candidates.id, [...ids])));
  return rows.map((row) => withMatch(batch, row));
}

/** One candidate of a batch with its text; null for an unknown id. */
export async function findCandidate(
  executor: Executor,
  batch: ResultsBatch,
  id: string,
): Promise<DetailRow | null> {
  const [row] = await executor
    .select({ ...keptWithText, decided: decisions })
    .from(candidates)
    .leftJoin(decisions, decided)
    .where(and(eq(candidates.batchId, batch.id), eq(candidates.id, id)));
  if (!row) return null;
  const { decided: said, ...rest } = row;
  return { ...withMatch(batch, rest), decided: said };
}

type KeptRow = ResultRow & { match: StoredMatch | null; documentText: string | null };

function withMatch(batch: MatchedBatch, { match, ...row }: KeptRow): TextRow {
  return { ...row, matchResults: match && restoreMatch(batch, match, row.documentText ?? '') };
}

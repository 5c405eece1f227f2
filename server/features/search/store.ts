import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/database';
import { batches, candidates, decisions } from '../../db/schema';
import { everyWord } from '../../db/search-words';

export type Asked = { userId: string; words: readonly string[]; limit: number };

/** With more hits than this nobody expects the best eight of them: they type another letter. */
const LOOKED_AT = 1_000;

/** The newest jobs of an account whose title has all these words. An account has few enough to look at each. */
export async function findJobs(executor: Executor, { userId, words, limit }: Asked) {
  return executor
    .select({
      id: batches.id,
      jobTitle: batches.jobTitle,
      status: batches.status,
      createdAt: batches.createdAt,
      totalCandidates: batches.totalCandidates,
    })
    .from(batches)
    .where(
      and(
        eq(batches.userId, userId),
        sql`search_document(${batches.userId}, ${batches.jobTitle}) @@ ${everyWord(userId, words)}`,
      ),
    )
    .orderBy(desc(batches.seq))
    .limit(limit);
}

/**
 * Ids of an account's candidates whose name, file, headline or id contains all these words: newest batches first,
 * then by score. Only ids, because the query runs outside row-level security: the contents are read by `readFound`, under it.
 */
export async function findCandidates(executor: Executor, asked: Asked): Promise<string[]> {
  const hits = hitsOf(executor, asked).as('hits');
  const found = await executor
    .select({ id: hits.id })
    .from(hits)
    .innerJoin(batches, eq(batches.id, hits.batchId))
    .orderBy(...bestFirst(hits))
    .limit(asked.limit);
  return found.map(({ id }) => id);
}

/** What a search shows of these candidates of an account, in the order in which they were found. */
export async function readFound(executor: Executor, userId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return executor
    .select({
      batchId: candidates.batchId,
      id: candidates.id,
      candidateName: candidates.candidateName,
      originalFilename: candidates.originalFilename,
      headline: candidates.headline,
      score: candidates.score,
      jobTitle: batches.jobTitle,
      decision: decisions.decision,
    })
    .from(candidates)
    .innerJoin(batches, eq(batches.id, candidates.batchId))
    .leftJoin(
      decisions,
      and(eq(decisions.batchId, candidates.batchId), eq(decisions.candidateId, candidates.id)),
    )
    .where(and(eq(candidates.userId, userId), inArray(candidates.id, [...ids])))
    .orderBy(...bestFirst(candidates));
}

function bestFirst({ score, id }: { score: AnyPgColumn; id: AnyPgColumn }): SQL[] {
  return [desc(batches.seq), sql`${score} desc nulls last`, asc(id)];
}

/** Those found by the word index, unordered. Unfinished candidates are in no index. */
export function hitsOf(executor: Executor, { userId, words }: Omit<Asked, 'limit'>) {
  const { search, state } = candidates;
  return executor
    .select({
      batchId: candidates.batchId,
      id: candidates.id,
      score: candidates.score,
    })
    .from(candidates)
    .where(
      and(
        eq(candidates.userId, userId),
        // As the index words it, and not as a parameter: otherwise the index is not taken.
        sql`${state} <> 'pending'`,
        sql`${search} @@ ${everyWord(userId, words)}`,
      ),
    )
    .limit(LOOKED_AT);
}

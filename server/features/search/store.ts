import { and, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { batches, candidates, decisions } from '../../db/schema';
import { everyWord } from '../../db/search-words';

type Asked = { userId: string; words: readonly string[]; limit: number };

/** Beyond so many hits nobody looks for the best eight among them: they type another letter. */
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

/** Candidates of an account whose name, file, headline or id has all these words: newest batches first, then by score. */
export async function findCandidates(executor: Executor, asked: Asked) {
  const hits = hitsOf(executor, asked).as('hits');
  return executor
    .select({
      batchId: hits.batchId,
      id: hits.id,
      candidateName: hits.candidateName,
      originalFilename: hits.originalFilename,
      headline: hits.headline,
      score: hits.score,
      jobTitle: batches.jobTitle,
      decision: decisions.decision,
    })
    .from(hits)
    .innerJoin(batches, eq(batches.id, hits.batchId))
    .leftJoin(
      decisions,
      and(eq(decisions.batchId, hits.batchId), eq(decisions.candidateId, hits.id)),
    )
    .orderBy(desc(batches.seq), sql`${hits.score} desc nulls last`, hits.id)
    .limit(asked.limit);
}

/** Those that the index of words answers, in no order. Whoever is not done yet stands in no index. */
export function hitsOf(executor: Executor, { userId, words }: Omit<Asked, 'limit'>) {
  const { search, state } = candidates;
  return executor
    .select({
      batchId: candidates.batchId,
      id: candidates.id,
      candidateName: candidates.candidateName,
      originalFilename: candidates.originalFilename,
      headline: candidates.headline,
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

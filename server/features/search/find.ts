import { DecisionKind } from '@candor/domain/model/batch';
import type { SearchAnswer } from '@candor/domain/model/search';
import { batchStatusOf } from '@candor/domain/rules/batch-status';
import type { Actor } from '../../access/actor';
import type { Executor } from '../../db/database';
import { beyondAccount } from '../../db/row-level-security';
import { wordsOf } from '../../db/search-words';
import type { Deps } from '../../deps';
import { type Asked, findCandidates, findJobs, readFound } from './store';

const KeptDecision = DecisionKind.nullable();

/** How many of each kind are answered. */
const SHOWN = 8;

/**
 * Jobs and candidates of the caller in which every word of the query begins a word; case and accents do not count. Nothing
 * is found for a query without a letter or digit.
 */
export async function find(
  { db }: Pick<Deps, 'db'>,
  { userId }: Actor,
  query: string,
): Promise<SearchAnswer> {
  const words = await wordsOf(db, query);
  if (words.length === 0) return { jobs: [], candidates: [] };
  const asked = { userId, words, limit: SHOWN };
  const [jobs, candidates] = await Promise.all([findJobs(db, asked), bestCandidates(db, asked)]);
  return {
    jobs: jobs.map((row) => ({
      batch_job_id: row.id,
      jobTitle: row.jobTitle,
      status: batchStatusOf(row.status),
      created_at: row.createdAt.toISOString(),
      total_candidates: row.totalCandidates,
    })),
    candidates: candidates.map((row) => ({
      batch_job_id: row.batchId,
      candidate_id_internal: row.id,
      jobTitle: row.jobTitle,
      candidate_name: row.candidateName,
      original_filename: row.originalFilename,
      headline: row.headline,
      match_score: row.score,
      decision: KeptDecision.parse(row.decision),
    })),
  };
}

async function bestCandidates(executor: Executor, asked: Asked) {
  // Behind a policy the word index could not be used, because its operator may reveal rows that the policy hides. So
  // only ids come from outside row-level security; the rows are read under it.
  const ids = await beyondAccount(
    'an index that knows its accounts',
    async () => await findCandidates(executor, asked),
  );
  return readFound(executor, asked.userId, ids);
}

import type { MatchResult } from '@candor/domain/model/match';
import { isUuid } from '../../db/is-uuid';
import type { Deps } from '../../deps';
import { findBatch } from './store/batch';
import { fullRowsOf } from './store/results';

/** A candidate with their current match, for features that show it elsewhere. */
export type ScoredCandidate = {
  id: string;
  name: string | null;
  email: string | null;
  filename: string | null;
  headline: string | null;
  score: number;
  match: MatchResult;
};

/** These candidates of an account's batch that have a score, in the requested order. */
export async function scoredCandidates(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  batchId: string,
  ids: readonly string[],
): Promise<ScoredCandidate[]> {
  const batch = await findBatch(db, userId, batchId);
  const known = ids.filter(isUuid);
  if (!batch || known.length === 0) return [];
  const rows = new Map((await fullRowsOf(db, batch, known)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    if (!row || row.score === null || row.matchResults === null) return [];
    const { candidateName, email, originalFilename, headline, score, matchResults } = row;
    return [
      {
        id,
        name: candidateName,
        email,
        filename: originalFilename,
        headline,
        score,
        match: matchResults,
      },
    ];
  });
}

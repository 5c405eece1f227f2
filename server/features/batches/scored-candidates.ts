import type { MatchResult } from '@candor/domain/model/match';
import { isUuid } from '../../db/is-uuid';
import type { Deps } from '../../deps';
import { readOwn } from './read-own';
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

/** These candidates of an account's batch that have a score, in the requested order. Throws AppError 404. */
export async function scoredCandidates(
  deps: Pick<Deps, 'db' | 'pool'>,
  userId: string,
  batchId: string,
  ids: readonly string[],
): Promise<ScoredCandidate[]> {
  const known = ids.filter(isUuid);
  if (known.length === 0) return [];
  const found = await readOwn(deps, { userId }, batchId, (executor, batch) =>
    fullRowsOf(executor, batch, known),
  );
  const rows = new Map(found.map((row) => [row.id, row]));
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

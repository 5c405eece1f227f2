import { AppError } from '@candor/domain/errors';
import type { CandidateDetail } from '@candor/domain/model/batch';
import type { Flag } from '@candor/domain/model/match';
import type { Actor } from '../../access/actor';
import { presentDecision } from '../../access/present-decision';
import { isUuid } from '../../db/is-uuid';
import type { Deps } from '../../deps';
import { presentItem } from './present-results';
import { readOwn } from './read-own';
import { type DetailRow, type FullRow, findCandidate } from './store/results';

/** The flags about how well a document could be read, as opposed to what it says. */
const ABOUT_READING: readonly Flag['kind'][] = [
  'could_not_read',
  'hidden_text',
  'truncated',
  'doubtful_reading',
];

/** One candidate with the text that its evidence points into. Throws AppError 404. */
export async function batchCandidate(
  deps: Pick<Deps, 'db' | 'pool'>,
  actor: Actor,
  id: string,
  candidateId: string,
): Promise<CandidateDetail> {
  const row = await readOwn(deps, actor, id, async (executor, batch) =>
    isUuid(candidateId) ? findCandidate(executor, batch, candidateId) : null,
  );
  if (!row) throw new AppError('not_found');
  return {
    ...presentItem(row),
    match_results: row.matchResults,
    document_text: row.documentText,
    decision_detail: saysSomething(row.decided) ? presentDecision(row.decided) : null,
    read_problems: readProblems(row),
  };
}

/** A decision that was undone leaves an empty row. */
function saysSomething(row: DetailRow['decided']): row is NonNullable<DetailRow['decided']> {
  return row !== null && (row.decision ?? row.reason ?? row.note) !== null;
}

function readProblems({ error, matchResults }: FullRow): Flag[] {
  if (error !== null) return [{ kind: 'could_not_read', message: error, spans: [] }];
  return (matchResults?.flags ?? []).filter((flag) => ABOUT_READING.includes(flag.kind));
}

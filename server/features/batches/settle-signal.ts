import type { Tx } from '../../db/database';
import { keptTerms } from '../../scoring/account-terms';
import { linesWithoutSignal, withoutSignal } from '../../scoring/semantic-signal';
import { scoreByRubric } from '../../scoring/stored-match';
import { nameJob } from './job-reading';
import { type BatchRow, updateBatch } from './store/batch';
import { isSignalMissing, saveMatches } from './store/meanings';
import { matchesOf } from './store/rubrics';

const ROWS_AT_ONCE = 500;

/**
 * Before a batch ends: if the semantic signal was not available for everybody, it counts for nobody. A score with it
 * and one without are on two scales, and ranking them together would put people behind others because of the hour in
 * which they were read.
 */
export async function settleSignal(tx: Tx, batch: BatchRow, now: Date): Promise<void> {
  const { id, userId, jobText, requirements, rubric, semanticModel } = batch;
  if (semanticModel === null || batch.semanticMissing) return;
  if (!(await isSignalMissing(tx, id))) return;
  const terms = await keptTerms(tx, userId, batch.termsVersion);
  const plain = nameJob(jobText, terms, null);
  const kept = rubric && { ...rubric, lines: linesWithoutSignal(rubric.lines) };
  const edited = kept && kept.lines.length > 0 ? kept : null;
  for await (const rows of matchesOf(tx, id, ROWS_AT_ONCE)) {
    const changed = rows.map(({ ordinal, match: stored }) => {
      const { match, score } = withoutSignal(requirements, plain, stored);
      return { ordinal, match, score: edited ? scoreByRubric(plain, match, edited.lines) : score };
    });
    await saveMatches(tx, id, changed);
  }
  await updateBatch(tx, id, {
    requirements: plain.requirements,
    engineVersion: plain.engineVersion,
    rubric: edited,
    semanticMissing: true,
    updatedAt: now,
  });
}

import { csvLine } from '../output/csv';
import type { MatchReport } from './rank';

const COLUMNS = ['rank', 'name', 'file', 'match_score', 'tier', 'strengths', 'gaps', 'cause'];

/** The report as CSV: the ranked candidates, then what could not be read with its cause alone. */
export function* csvReport({ candidates, unreadable }: MatchReport): Generator<string> {
  yield csvLine(COLUMNS);
  for (const { rank, name, file, score, results } of candidates) {
    const strengths = results.strengths.map(({ text }) => text).join('; ');
    const gaps = results.gaps.map(({ text }) => text).join('; ');
    yield csvLine([rank, name, file, score, results.tier, strengths, gaps, null]);
  }
  for (const { file, cause } of unreadable) {
    yield csvLine([null, null, file, null, null, null, null, cause]);
  }
}

import { fit, plain } from '../output/fit';
import type { MatchReport, RankedCandidate } from './rank';

/** The output of the table: how many columns it has, and whether it supports colours. */
export type Screen = { width: number; colours: boolean };

const GAP = '  ';
const SCORE_WIDTH = 5;
const TIER_WIDTH = 9;
const LEAST_TEXT_WIDTH = 30;

/** ANSI codes of the tiers; a tier without one stays as the terminal has it. */
const COLOURS: Record<string, string> = {
  excellent: '\x1b[32m',
  good: '\x1b[36m',
  poor: '\x1b[2m',
};
const PLAIN = '\x1b[0m';

/** The report for people: no line is longer than the screen is wide (60 columns at least). */
export function* tableReport(report: MatchReport, screen: Screen): Generator<string> {
  const { candidates, unreadable, job } = report;
  if (job.title !== null) yield `${fit(plain(job.title), screen.width).trimEnd()}\n\n`;
  if (candidates.length > 0) yield* rankedLines(candidates, screen);
  if (unreadable.length > 0) {
    yield `${candidates.length > 0 ? '\n' : ''}Not scored:\n`;
    for (const { file, cause } of unreadable) yield `  ${plain(file)}\n      ${plain(cause)}\n`;
  }
}

function* rankedLines(
  candidates: readonly RankedCandidate[],
  { width, colours }: Screen,
): Generator<string> {
  const rankWidth = String(candidates.length).length;
  const fixed = rankWidth + SCORE_WIDTH + TIER_WIDTH + 4 * GAP.length;
  const left = Math.max(LEAST_TEXT_WIDTH, width - fixed);
  // Names are short; what is left is shared by the file and by what is missing most.
  const name = Math.min(24, Math.floor(left * 0.35));
  const file = Math.floor((left - name - GAP.length) / 2);
  const gap = left - name - file - GAP.length;

  const line = (cells: readonly string[]): string => `${cells.join(GAP).trimEnd()}\n`;
  yield line([
    ' '.repeat(rankWidth),
    'Score',
    fit('Match', TIER_WIDTH),
    fit('Name', name),
    fit('File', file),
    fit('First gap', gap),
  ]);
  for (const candidate of candidates) {
    const tier = fit(candidate.results.tier ?? '', TIER_WIDTH);
    const colour = COLOURS[candidate.results.tier ?? ''];
    yield line([
      String(candidate.rank).padStart(rankWidth),
      String(candidate.score).padStart(SCORE_WIDTH),
      colours && colour ? `${colour}${tier}${PLAIN}` : tier,
      fit(plain(candidate.name ?? '-'), name),
      fit(plain(candidate.file), file),
      fit(plain(candidate.results.gaps[0]?.text ?? '-'), gap),
    ]);
  }
}

import { coverageWidth } from '../../ui/score/CoverageDots';
import { changedLines, type Scenario, settingOf, type WhatIfLine } from './scenario';

/** Where it is not known how much room there is. */
const USUAL = 10;

/** The requirements whose coverage is worth a column: the changed ones first, then the weightiest, in their own order. */
export function shownLines(
  lines: readonly WhatIfLine[],
  scenario: Scenario,
  most = USUAL,
): WhatIfLine[] {
  if (lines.length <= most) return [...lines];
  const changed = new Set(changedLines(lines, scenario));
  const wanted = [...lines].sort(
    (a, b) =>
      Number(changed.has(b)) - Number(changed.has(a)) ||
      settingOf(b, scenario).weight - settingOf(a, scenario).weight,
  );
  const kept = new Set(wanted.slice(0, most));
  return lines.filter((line) => kept.has(line));
}

/** Widths in pixels of what stands beside the coverage: ranks, movement, match, the score before and the reasons. */
const BESIDE = 112 + 64 + 128 + 40 + 164;
/** What a name needs, the count of what has no room behind the heads included. */
const NAME = 172;

/** How many requirements have a column beside the names; never fewer than usual, for narrower windows leave other columns out. */
export function roomForLines(width: number | null, lines: number): number {
  if (width === null) return Math.min(USUAL, lines);
  let most = lines;
  while (most > USUAL && coverageWidth(most) + BESIDE + NAME > width) most -= 1;
  return most;
}

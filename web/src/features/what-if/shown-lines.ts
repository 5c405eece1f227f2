import { coverageWidth } from '../../ui/score/CoverageDots';
import { changedLines, type Scenario, settingOf, type WhatIfLine } from './scenario';

/** Where it is not known how much room there is. */
const USUAL = 10;

/** The requirements whose coverage is worth a column: all changed ones, then the weightiest, in their own order. */
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
  const kept = new Set(wanted.slice(0, Math.max(most, changed.size)));
  return lines.filter((line) => kept.has(line));
}

/** A table of fewer says too little about who shows what. */
const LEAST = 4;
/** Widths in pixels of the columns next to the coverage: ranks, movement, match and previous score. */
const BESIDE = 112 + 64 + 128 + 40;
/** The reasons, where the window has a column for them. */
const WHY = 164;
/** What a name needs. */
const NAME = 172;
/** Around the dots of a row. */
const PADDING = 16;
/** Room for the count of requirements without a dot, after the headers. */
export const COUNT = 16;

/** Whether the reasons can have a column of their own beside every requirement: who shows what comes first. */
export function roomForReasons(width: number | null, lines: number): boolean {
  if (width === null) return true;
  return BESIDE + WHY + NAME + PADDING + coverageWidth(lines) <= width;
}

/** How many requirements have a column beside the names, which keep their room. `why` where the reasons have a column. */
export function roomForLines(width: number | null, lines: number, why: boolean): number {
  if (lines <= LEAST) return lines;
  if (width === null) return Math.min(USUAL, lines);
  const room = width - BESIDE - (why ? WHY : 0) - NAME - PADDING;
  if (coverageWidth(lines) <= room) return lines;
  let most = lines - 1;
  while (most > LEAST && coverageWidth(most) + COUNT > room) most -= 1;
  return most;
}

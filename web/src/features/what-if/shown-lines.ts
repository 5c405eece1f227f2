import { changedLines, type Scenario, settingOf, type WhatIfLine } from './scenario';

/** More columns than this do not fit beside the names. */
const MOST_SHOWN = 10;

/** The requirements whose coverage is worth a column: the changed ones first, then the weightiest, in their own order. */
export function shownLines(lines: readonly WhatIfLine[], scenario: Scenario): WhatIfLine[] {
  if (lines.length <= MOST_SHOWN) return [...lines];
  const changed = new Set(changedLines(lines, scenario));
  const wanted = [...lines].sort(
    (a, b) =>
      Number(changed.has(b)) - Number(changed.has(a)) ||
      settingOf(b, scenario).weight - settingOf(a, scenario).weight,
  );
  const kept = new Set(wanted.slice(0, MOST_SHOWN));
  return lines.filter((line) => kept.has(line));
}

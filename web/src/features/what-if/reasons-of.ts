import { type RatedPerson, totalOf } from './rate-people';
import { changedLines, type Scenario, settingsOf, type WhatIfLine } from './scenario';

/** What one change alone does to somebody's score, in points. */
export type Reason = { label: string; points: number };

/** How many changes are named beside a person. */
const NAMED = 2;

/**
 * Tells for a person which changes of a scenario move the score most, each taken alone. A change that moves nothing is
 * not named.
 */
export function reasonsBy(
  lines: readonly WhatIfLine[],
  scenario: Scenario,
): (rated: RatedPerson) => Reason[] {
  const alone = changedLines(lines, scenario).flatMap((line) => {
    const setting = scenario[line.id];
    return setting
      ? [{ label: line.label, settings: settingsOf(lines, { [line.id]: setting }) }]
      : [];
  });
  return (rated) =>
    alone
      .map(({ label, settings }) => ({
        label,
        points: totalOf(rated, lines, settings) - rated.person.score,
      }))
      .filter(({ points }) => points !== 0)
      .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
      .slice(0, NAMED);
}

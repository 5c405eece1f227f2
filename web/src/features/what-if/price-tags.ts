import { tierOf } from '@candor/domain/rules/tiers';
import { type RatedPerson, totalOf } from './rate-people';
import { type Scenario, type Setting, settingsOf, type WhatIfLine } from './scenario';
import { TIER_ORDER } from './tier-order';

/**
 * What each must-have costs: how many people would move up a tier without it, by requirement. Counted from the scenario
 * as it is now. The last requirement has no price, because a rubric cannot be empty.
 */
export function priceTags(
  people: readonly RatedPerson[],
  lines: readonly WhatIfLine[],
  scenario: Scenario,
): Map<string, number> {
  const settings = settingsOf(lines, scenario);
  if (settings.filter(({ removed }) => !removed).length < 2) return new Map();
  const tierBy = (rated: RatedPerson, by: readonly Setting[]) =>
    TIER_ORDER[tierOf(totalOf(rated, lines, by))];
  const tiers = people.map((rated) => tierBy(rated, settings));
  return new Map(
    lines.flatMap((line, at): [string, number][] => {
      const setting = settings[at];
      if (!setting || setting.removed || setting.importance !== 'must') return [];
      const without = settings.with(at, { ...setting, removed: true });
      const rising = people.filter((rated, index) => tierBy(rated, without) > (tiers[index] ?? 0));
      return [[line.id, rising.length]];
    }),
  );
}

import { rankScores } from '@candor/domain/rules/rank-scores';
import { type Tier, tierOf } from '@candor/domain/rules/tiers';
import { type RatedPerson, totalOf, type WhatIfPerson } from './rate-people';
import { changedLines, type Scenario, settingsOf, type WhatIfLine } from './scenario';

/** A person's position: `place` is the row from 0, `rank` is shared if `tied`. */
export type Standing = { score: number; tier: Tier; rank: number; tied: boolean; place: number };

export type MovedPerson = {
  rated: RatedPerson;
  person: WhatIfPerson;
  stored: Standing;
  now: Standing;
};

/** Everybody by a scenario, best first. Who scores the same keeps the stored order. */
export function rankPeople(
  people: readonly RatedPerson[],
  lines: readonly WhatIfLine[],
  scenario: Scenario,
): MovedPerson[] {
  const settings = settingsOf(lines, scenario);
  const untouched = changedLines(lines, scenario).length === 0;
  const stored = standings(people, ({ person }) => person.score);
  const now = standings(
    stored.map(({ rated }) => rated),
    (rated) => (untouched ? rated.person.score : totalOf(rated, lines, settings)),
  );
  const before = new Map(stored.map(({ rated, standing }) => [rated, standing]));
  return now.flatMap(({ rated, standing }) => {
    const was = before.get(rated);
    return was ? [{ rated, person: rated.person, stored: was, now: standing }] : [];
  });
}

/** Everybody with the standing that a score gives, best first; equal scores keep the given order. */
function standings(
  people: readonly RatedPerson[],
  scoreOf: (rated: RatedPerson) => number,
): { rated: RatedPerson; standing: Standing }[] {
  const sorted = people
    .map((rated) => ({ rated, score: scoreOf(rated) }))
    .sort((a, b) => b.score - a.score);
  const ranks = rankScores(sorted.map(({ score }) => score));
  return sorted.map(({ rated, score }, place) => {
    const { rank = place + 1, sharing = 1 } = ranks.get(score) ?? {};
    return { rated, standing: { score, tier: tierOf(score), rank, tied: sharing > 1, place } };
  });
}

import { randomFrom } from '@candor/domain/rules/random-from';
import { type RatedPerson, totalOf } from './rate-people';
import { type Scenario, type Setting, settingsOf, type WhatIfLine } from './scenario';

/** How often somebody of the top stays there, as a share from 0 to 1. */
export type Hold = { id: string; name: string; share: number };

export type Stability = { size: number; holds: Hold[] };

/** Weights are read from words: a fifth more or less is as good a reading. */
const WOBBLE = 0.2;
const SHAKES = 100;
const SEED = 20_260_101;
const TOP = 5;
/** Who stands this many points under the last of the top is not tried: a fifth of every weight moves nobody so far. */
const REACH = 20;
/** Nor does anybody from so far back in the order get past all others; fewer tries answer sooner. */
const MOST_TRIED = 60;

/**
 * Shakes every weight by up to a fifth, a hundred times, and counts who of the top stays in it. The same batch and
 * weights always give the same counts. Null where there is no top to speak of: fewer than two people for each place.
 */
export function shortlistStability(
  people: readonly RatedPerson[],
  lines: readonly WhatIfLine[],
  scenario: Scenario,
): Stability | null {
  const size = Math.min(TOP, Math.floor(people.length / 2));
  if (size < 2) return null;
  const settings = settingsOf(lines, scenario);
  const sorted = scored(people, lines, settings).sort((a, b) => b.score - a.score);
  const cut = (sorted[size - 1]?.score ?? 0) - REACH;
  const near = sorted
    .filter(({ score }) => score >= cut)
    .slice(0, MOST_TRIED)
    .map(({ rated }) => rated);
  const random = randomFrom(SEED);
  const stays = new Map<RatedPerson, number>();
  for (let shake = 0; shake < SHAKES; shake += 1) {
    const shaken = settings.map((setting) => ({
      ...setting,
      weight: setting.weight * (1 + WOBBLE * (2 * random() - 1)),
    }));
    for (const rated of topOf(near, lines, shaken, size))
      stays.set(rated, (stays.get(rated) ?? 0) + 1);
  }
  const holds = sorted.slice(0, size).map(({ rated }) => ({
    id: rated.person.id,
    name: rated.person.name,
    share: (stays.get(rated) ?? 0) / SHAKES,
  }));
  return { size, holds };
}

/** The best `size` people and everybody who ties with the last of them. */
function topOf(
  people: readonly RatedPerson[],
  lines: readonly WhatIfLine[],
  settings: readonly Setting[],
  size: number,
): RatedPerson[] {
  const all = scored(people, lines, settings);
  const lowest = all.map(({ score }) => score).sort((a, b) => b - a)[size - 1] ?? 0;
  return all.filter(({ score }) => score >= lowest).map(({ rated }) => rated);
}

function scored(
  people: readonly RatedPerson[],
  lines: readonly WhatIfLine[],
  settings: readonly Setting[],
) {
  return people.map((rated) => ({ rated, score: totalOf(rated, lines, settings) }));
}

import type { RequirementOutcome } from '@candor/domain/model/match';
import { combineWithGate, type GatedLine } from '@candor/engine/score/must-have-gate';
import type { Setting, WhatIfLine } from './scenario';

/** One scored person of the batch, as the results know them. */
export type WhatIfPerson = {
  id: string;
  name: string;
  headline: string | null;
  /** The stored score. */
  score: number;
  requirements: readonly RequirementOutcome[];
};

/** A person with the strength of each line, in the order of the lines; null for what was not measured. */
export type RatedPerson = {
  person: WhatIfPerson;
  strengths: readonly (number | null)[];
};

/**
 * Looks up once what every what-if needs of each person. As in the engine's rule for edited rubrics, a line of several
 * requirements is as strong as the strongest of them.
 */
export function ratePeople(
  people: readonly WhatIfPerson[],
  lines: readonly WhatIfLine[],
): RatedPerson[] {
  return people.map((person) => {
    const byId = new Map(person.requirements.map(({ id, strength }) => [id, strength]));
    return { person, strengths: lines.map((line) => strongest(line.requirementIds, byId)) };
  });
}

/**
 * The score of a person with these settings, one for each line: the engine's combining rule with its gate read anew, as
 * the server saves by it.
 */
export function totalOf(
  { strengths }: RatedPerson,
  lines: readonly WhatIfLine[],
  settings: readonly Setting[],
): number {
  const ledger: GatedLine[] = [];
  for (const [index, { id, source, neededByLaw }] of lines.entries()) {
    const setting = settings[index];
    const strength = strengths[index] ?? null;
    if (!setting || setting.removed || strength === null) continue;
    const { importance, weight } = setting;
    ledger.push({ id, source, strength, importance, weight, needed_by_law: neededByLaw });
  }
  return combineWithGate(ledger).total;
}

function strongest(ids: readonly string[], byId: ReadonlyMap<string, number>): number | null {
  return ids.reduce<number | null>((best, id) => {
    const strength = byId.get(id);
    return strength === undefined || (best !== null && best >= strength) ? best : strength;
  }, null);
}

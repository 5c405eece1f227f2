import { tierOf } from '@candor/domain/rules/tiers';
import { applyRubric } from '@candor/engine/score/apply-rubric';
import { GATE_ID, SEMANTIC_ID } from '@candor/engine/score/line-ids';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aRequirement } from '../../testing/samples';
import { aPerson, REQUIREMENTS } from '../../testing/what-if-samples';
import { rankPeople } from './rank-people';
import { ratePeople } from './rate-people';
import { reasonsBy } from './reasons-of';
import {
  changeImportance,
  changeLine,
  linesOf,
  rubricOf,
  type Scenario,
  UNCHANGED,
} from './scenario';

const lines = linesOf(REQUIREMENTS, undefined);
const line = (id: string) => {
  const found = lines.find((entry) => entry.id === id);
  if (!found) throw new Error(`There is no ${id}`);
  return found;
};
const people = [
  aPerson('Ada', [1, 1, 0, 1]),
  aPerson('Ben', [1, 1, 1, 0]),
  aPerson('Cleo', [1, 0, 1, 1]),
  aPerson('Dov', [0, 1, 0, 0]),
];
const order = (scenario: Scenario) =>
  rankPeople(ratePeople(people, lines), lines, scenario).map(
    ({ person, now }) => `${now.rank}${now.tied ? '=' : ''} ${person.name} ${now.score}`,
  );

test('without a change everybody keeps the stored score and place', () => {
  expect(order(UNCHANGED)).toEqual(['1= Ada 80', '1= Ben 80', '3 Cleo 70', '4 Dov 30']);
});

test('a deleted requirement raises who does not show it', () => {
  const moved = rankPeople(
    ratePeople(people, lines),
    lines,
    changeLine(UNCHANGED, line('r3'), { removed: true }),
  );
  expect(moved[0]).toMatchObject({
    person: { name: 'Ada' },
    now: { score: 100, tier: 'excellent', rank: 1 },
    stored: { score: 80, tier: 'good' },
  });
});

test('reasons name each change alone, the larger first', () => {
  let scenario = changeLine(UNCHANGED, line('r3'), { removed: true });
  scenario = changeImportance(scenario, line('r2'), 'nice');
  const [, , cleo] = ratePeople(people, lines);
  const reasons = cleo ? reasonsBy(lines, scenario)(cleo) : [];
  expect(reasons.map(({ label }) => label)).toEqual(['R2', 'R3']);
  expect(reasons.map(({ points }) => Math.sign(points))).toEqual([1, -1]);
});

test('a what-if total is what the server saves: its rule over the same lines, with and without gate and semantic line', () => {
  const drawnLine = fc.record({
    strengths: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 4, maxLength: 4 }),
    asked: fc.boolean(),
    importance: fc.constantFrom('must' as const, 'nice' as const),
    weight: fc.double({ min: 0.1, max: 60, noNaN: true }),
    removed: fc.boolean(),
  });
  const batch = fc.tuple(
    fc.array(drawnLine, { minLength: 2, maxLength: 10 }),
    fc.boolean(),
    fc.boolean(),
  );
  fc.assert(
    fc.property(batch, ([drawn, gated, semantic]) => {
      const idOf = (index: number) => {
        if (gated && index === 0) return GATE_ID;
        return semantic && index === drawn.length - 1 ? SEMANTIC_ID : `r${index}`;
      };
      const requirements = drawn.map(({ importance, asked }, index) =>
        aRequirement(idOf(index), {
          importance,
          weight: 10 + index,
          source: asked && idOf(index).startsWith('r') ? { start: 0, end: 1 } : null,
          needed_by_law: index % 3 === 0,
        }),
      );
      const all = linesOf(requirements, undefined);
      const byId = new Map(requirements.map(({ id }, index) => [id, drawn[index]]));
      const scenario = Object.fromEntries(
        all.map(({ id, stored }, index) => {
          const { importance, weight, removed } = { ...stored, ...byId.get(id) };
          return [id, { importance, weight, removed: index > 0 && removed }];
        }),
      );
      const group = [0, 1, 2, 3].map((person) =>
        aPerson(
          `P${person}`,
          drawn.map(({ strengths }) => strengths[person] ?? 0),
          requirements,
        ),
      );
      const read = new Map(requirements.map((requirement) => [requirement.id, requirement]));
      for (const { person, now } of rankPeople(ratePeople(group, all), all, scenario)) {
        const results = person.requirements.map((outcome) => ({
          ...outcome,
          source: read.get(outcome.id)?.source ?? null,
          needed_by_law: read.get(outcome.id)?.needed_by_law,
        }));
        expect(now.score).toBe(applyRubric(results, rubricOf(all, scenario)).total);
        expect(now.tier).toBe(tierOf(now.score));
      }
    }),
  );
});

test('five hundred people keep a total order: each place is taken once and ranks never fall', () => {
  const crowd = Array.from({ length: 500 }, (_, index) =>
    aPerson(`P${index}`, [(index % 7) / 6, (index % 11) / 10, (index % 3) / 2, (index % 5) / 4]),
  );
  const moved = rankPeople(
    ratePeople(crowd, lines),
    lines,
    changeImportance(UNCHANGED, line('r1'), 'nice'),
  );
  expect(new Set(moved.map(({ now }) => now.place)).size).toBe(500);
  expect(moved.every(({ now }, place) => now.place === place)).toBe(true);
  expect(moved.every(({ now }, at) => now.rank >= (moved[at - 1]?.now.rank ?? 1))).toBe(true);
});

import { expect, test } from 'vitest';
import { anItem, aRequirement } from '../../../testing/samples';
import { buildRows } from '../rows/build-rows';
import { rankRows } from '../rows/rank-rows';
import { secondLook } from './second-look';

const requirements = [
  aRequirement('keys', { text: 'Key handling', weight: 60 }),
  aRequirement('role', { text: 'Has worked as a porter', weight: 90, source: null }),
  aRequirement('spare', { importance: 'nice', weight: 40 }),
];

/** Ten people from 90 down to 45; `proofs` is the strength of a requirement by position in the source. */
function batch(proofs: Record<number, number>, id = 'keys') {
  const items = Array.from({ length: 10 }, (_, index) => {
    const outcome = { id, verdict: 'partial' as const, strength: proofs[index + 1] ?? 0 };
    return anItem(index + 1, 90 - index * 5, {
      match_outcomes: [outcome],
    });
  });
  const rows = buildRows(items, requirements);
  return secondLook(rankRows(rows.scored), rows.requirements, 'batch-0001');
}

test('two of the lower half are there for their must-have evidence, in list order, with the requirement named', () => {
  const looks = batch({ 1: 1, 7: 0.5, 8: 0.2, 9: 0.8 });
  expect(looks.slice(0, 2)).toEqual([
    { id: 'person-0007', why: 'evidence', text: expect.stringContaining('Key handling') },
    { id: 'person-0009', why: 'evidence', text: expect.stringContaining('Key handling') },
  ]);
});

test('a requirement derived from the whole job, such as the role, is not a must-have that somebody shows', () => {
  expect(batch({ 7: 1, 9: 1 }, 'role').map(({ why }) => why)).toEqual(['chance']);
});

test('one more is picked at random, always the same in the same batch', () => {
  const [first, second] = [batch({ 7: 0.5 }), batch({ 7: 0.5 })];
  expect(first.filter(({ why }) => why === 'chance')).toHaveLength(1);
  expect(first).toEqual(second);
});

test('a small batch has no second look, because everybody gets a first one', () => {
  const rows = buildRows([anItem(1, 90), anItem(2, 20)], requirements);
  expect(secondLook(rankRows(rows.scored), rows.requirements, 'batch-0001')).toEqual([]);
});

import { expect, test } from 'vitest';
import { TAXONOMY } from './index';
import { areLearntApart, familiesLearntApart } from './learnt-apart';

const GROUP_OF = new Map(TAXONOMY.families.map(({ id, group }) => [id, group]));

test('all work that is learnt for itself is that of families of the map', () => {
  expect(familiesLearntApart().filter((id) => !GROUP_OF.has(id))).toEqual([]);
});

test('work is learnt apart both ways, and not from what stands on the same side of the bar', () => {
  expect(areLearntApart('mortgage_specialist', 'bank_teller')).toBe(true);
  expect(areLearntApart('bank_teller', 'mortgage_specialist')).toBe(true);
  expect(areLearntApart('bank_teller', 'bank_branch_staff')).toBe(false);
  expect(areLearntApart('bank_teller', 'surveyor')).toBe(false);
});

import { expect, test } from 'vitest';
import { TAXONOMY } from './index';
import { familiesWithLevels, levelsBelow } from './ladders';

test('every level consists of families of the map', () => {
  const known = new Set(TAXONOMY.families.map(({ id }) => id));
  const levels = familiesWithLevels();
  expect(levels.filter((id) => !known.has(id))).toEqual([]);
});

test('levels count downwards alone, and only within one kind of work', () => {
  expect(levelsBelow('secondary_teacher', 'school_teacher')).toBe(2);
  expect(levelsBelow('secondary_teacher', 'early_childhood')).toBe(3);
  expect(levelsBelow('school_teacher', 'early_childhood')).toBe(1);
  expect(levelsBelow('retail_manager', 'retail_associate')).toBe(1);
  expect(levelsBelow('early_childhood', 'secondary_teacher')).toBe(0);
  expect(levelsBelow('chef', 'early_childhood')).toBe(0);
});

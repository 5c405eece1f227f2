import { expect, test } from 'vitest';
import { TAXONOMY } from './index';
import { licensedFamilies, needOtherLicences } from './licensed-professions';

test('every licensed profession consists of families of the map', () => {
  const known = new Set(TAXONOMY.families.map(({ id }) => id));
  expect(licensedFamilies().filter((id) => !known.has(id))).toEqual([]);
});

test('two therapists need two licences, two nurses one, and a porter none', () => {
  expect(needOtherLicences('physical_therapist', 'occupational_therapist')).toBe(true);
  expect(needOtherLicences('registered_nurse', 'school_nurse')).toBe(false);
  expect(needOtherLicences('registered_nurse', 'nursing_assistant')).toBe(false);
});

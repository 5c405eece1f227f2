import { expect, test } from 'vitest';
import { taxonomyIndex } from '../index-taxonomy';
import { familiesWithLicence } from './profession-licences';

test('every family and every licence of the table is in the map', () => {
  const { families, conceptByName } = taxonomyIndex();
  const known = new Set(families.map(({ id }) => id));
  expect(familiesWithLicence().filter(([family]) => !known.has(family))).toEqual([]);
  expect(familiesWithLicence().filter(([, licence]) => !conceptByName.has(licence))).toEqual([]);
});

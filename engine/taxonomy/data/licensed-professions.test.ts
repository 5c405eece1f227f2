import { expect, test } from 'vitest';
import { taxonomyIndex } from '../index-taxonomy';
import { TAXONOMY } from './index';
import { licensedFamilies, needsLicenceOf } from './licensed-professions';

test('every licensed profession consists of families of the map', () => {
  const known = new Set(TAXONOMY.families.map(({ id }) => id));
  expect(licensedFamilies().filter((id) => !known.has(id))).toEqual([]);
});

test('the licence of a profession is not that of another, nor of work that needs none', () => {
  expect(needsLicenceOf('physical_therapist', 'occupational_therapist')).toBe(true);
  expect(needsLicenceOf('veterinarian', 'veterinary_technician')).toBe(true);
  expect(needsLicenceOf('registered_nurse', 'school_nurse')).toBe(false);
  expect(needsLicenceOf('nursing_assistant', 'registered_nurse')).toBe(false);
});

test('no title is that of two professions with two licences', () => {
  const { titles, families } = taxonomyIndex();
  const idOf = (family: number): string => families[family]?.id ?? '';
  const licensed = new Set(licensedFamilies());
  const shared = titles.filter(({ families: holding }) => {
    const reserved = holding.map(idOf).filter((id) => licensed.has(id));
    return reserved.some((one) => reserved.some((other) => needsLicenceOf(one, other)));
  });
  expect(shared.map(({ forms }) => forms.join(' '))).toEqual([]);
});

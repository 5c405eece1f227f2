import { expect, test } from 'vitest';
import { taxonomyIndex } from '../index-taxonomy';
import { splitName } from '../split-name';
import {
  familiesWithSpecialisms,
  kindDistance,
  specialismsOf,
  wordsOfSpecialisms,
} from './specialisms';

const KNOWN = taxonomyIndex();

function kindOf(family: string, title: string): number | undefined {
  const [named] = specialismsOf(family, splitName(title));
  return named === undefined || named.leads ? undefined : [...named.kinds][0];
}

test('every specialism belongs to a family of the map', () => {
  const known = new Set(KNOWN.families.map(({ id }) => id));
  expect(familiesWithSpecialisms().filter((id) => !known.has(id))).toEqual([]);
});

test('every word of a specialism stands in a title of its families', () => {
  const stands = (families: readonly string[], word: string): boolean =>
    KNOWN.titles.some(
      ({ forms, families: owners }) =>
        owners.some((owner) => families.includes(KNOWN.families[owner]?.id ?? '')) &&
        ` ${forms.join(' ')} `.includes(` ${splitName(word).join(' ')} `),
    );
  const missing = wordsOfSpecialisms().filter(({ families, word }) => !stands(families, word));
  expect(missing).toEqual([]);
});

test.each([
  ['physician', 'psychiatrist', 'radiologist'],
  ['lending', 'mortgage underwriter', 'mortgage processor'],
  ['railway_worker', 'train driver', 'train guard'],
  ['auto_body_technician', 'collision painter', 'collision technician'],
  ['auto_body_technician', 'vehicle painter', 'paint prepper'],
  ['hvac_technician', 'refrigeration technician', 'hvac technician'],
  ['landscaper', 'gardener', 'greenkeeper'],
  ['early_childhood', 'nanny', 'preschool teacher'],
])('in %s, a %s and a %s do work that is learnt apart', (family, one, other) => {
  expect(kindOf(family, one)).toBeDefined();
  expect(kindOf(family, one)).not.toBe(kindOf(family, other));
});

test.each([
  ['early_childhood', 'nanny', 'preschool teacher', 'near'],
  ['accounts_payable_receivable', 'accounts payable clerk', 'credit controller', 'near'],
  ['school_teacher', 'primary school teacher', 'english as a second language teacher', 'common'],
  ['solar_wind_technician', 'solar installer', 'wind technician', 'common'],
  ['freight_broker', 'freight forwarder', 'freight broker', 'common'],
  ['hr_business_partner', 'hr administrator', 'hr business partner', 'common'],
  ['physician', 'psychiatrist', 'radiologist', 'apart'],
  ['railway_worker', 'train driver', 'train guard', 'apart'],
])('in %s, the work of a %s and a %s is %s', (family, one, other, distance) => {
  const [named] = specialismsOf(family, splitName(one));
  const [first, second] = [kindOf(family, one), kindOf(family, other)];
  expect([first, second]).not.toContain(undefined);
  expect(kindDistance(named?.row ?? -1, first ?? -1, second ?? -1)).toBe(distance);
});

test('the word that ends a title decides between two', () => {
  expect(kindOf('flooring_tiler', 'wall and floor tiler')).toBe(
    kindOf('flooring_tiler', 'tile setter'),
  );
});

test.each([
  ['hvac_technician', 'hvac/r technician'],
  ['translator', 'interpreter and translator'],
  ['sonographer', 'sonographer'],
])('in %s, a %s may be of any kind', (family, title) => {
  expect(kindOf(family, title)).toBeUndefined();
});

test('who leads a place leads what its title names', () => {
  const [named] = specialismsOf('auto_body_technician', splitName('body shop manager'));
  expect(named?.leads).toBe(true);
  expect(named?.kinds.has(kindOf('auto_body_technician', 'panel beater') ?? -1)).toBe(true);
});

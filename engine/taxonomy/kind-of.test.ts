import { expect, test } from 'vitest';
import { isKindOf, sameConcept } from './kind-of';

test('an alias means the same as its name, and a name that nobody knows means nothing', () => {
  expect(sameConcept('k8s', 'Kubernetes')).toBe(true);
  expect(sameConcept('Kubernetes', 'Docker')).toBe(false);
  expect(sameConcept('Quux twirling', 'Quux twirling')).toBe(false);
});

test('a skill is of the field that it proves, and not the other way round', () => {
  expect(isKindOf('SVG', 'Front-end development')).toBe(true);
  expect(isKindOf('Front-end development', 'SVG')).toBe(false);
  expect(isKindOf('Docker', 'Front-end development')).toBe(false);
  expect(isKindOf('Quux twirling', 'Front-end development')).toBe(false);
});

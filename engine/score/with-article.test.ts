import { describe, expect, test } from 'vitest';
import { taxonomyIndex } from '../taxonomy/index-taxonomy';
import { withArticle } from './with-article';

describe('an occupation inside a sentence', () => {
  test.each([
    ['Registered nurse', 'a registered nurse'],
    ['Back-end developer', 'a back-end developer'],
    ['Full-stack developer', 'a full-stack developer'],
    ['E-commerce and marketplace manager', 'an e-commerce and marketplace manager'],
    [
      'Pool, appliance and home service technician',
      'a pool, appliance and home service technician',
    ],
    ['Ironworker, rigger and scaffolder', 'an ironworker, rigger and scaffolder'],
    ['Urban planner', 'an urban planner'],
    ['Underwriter and actuary', 'an underwriter and actuary'],
    ['User researcher and content designer', 'a user researcher and content designer'],
  ])('%s is small', (name, expected) => {
    expect(withArticle(name)).toBe(expected);
  });

  test.each([
    ['Java developer', 'a Java developer'],
    ['Go, Scala and functional developer', 'a Go, Scala and functional developer'],
    ['C++ and systems developer', 'a C++ and systems developer'],
    ['.NET developer', 'a .NET developer'],
    ['DevOps engineer', 'a DevOps engineer'],
    ['GIS specialist', 'a GIS specialist'],
    ['UX and UI designer', 'a UX and UI designer'],
    ['HR business partner and director', 'an HR business partner and director'],
    ['HVAC and refrigeration technician', 'an HVAC and refrigeration technician'],
    ['ETL and integration developer', 'an ETL and integration developer'],
    ['ServiceNow and ITSM specialist', 'a ServiceNow and ITSM specialist'],
  ])('%s keeps its letters', (name, expected) => {
    expect(withArticle(name)).toBe(expected);
  });

  test('no word with a hyphen or a comma keeps a capital that is its only one', () => {
    const written = taxonomyIndex().families.map(({ name }) => withArticle(name));
    expect(written.filter((name) => /^an? [A-Z][a-z]*-[a-z]/.test(name))).toEqual([]);
  });
});

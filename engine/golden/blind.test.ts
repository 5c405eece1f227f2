import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileJob, score } from '../index';
import { GOLDEN_CASES } from './cases';

const AS_OF = { year: 2026, month: 5 };
const PAIRS = GOLDEN_CASES.flatMap(({ job, candidates }) => {
  const compiled = compileJob(job);
  return candidates.map(({ text }) => ({ compiled, text }));
});

/** The scores of two versions of every candidate text, for every golden job. */
function scoresOf(change: (text: string) => string): (number | null)[] {
  return PAIRS.map(({ compiled, text }) => score(compiled, { text: change(text) }, AS_OF));
}

const NAMES = [
  'Grace Baker',
  'Mohammed Farouk',
  'Lakisha Cook',
  'José García',
  'Wei-Ling Cho',
  'Emily Porter',
  'Hunter Farmer',
];
const STREETS = [
  '12 Baker Street, Springfield, IL 62701',
  '9 Nurse Road, Oakdale, TX 75001',
  '4 Chef Lane, Lyon, France',
];
const headed = (name: string, street: string) => (text: string) =>
  `${name}\n${street} | ${name.toLowerCase().replace(/\W/g, '.')}@example.com | +1 555 010 0199\n\nExperience\n${text}`;

describe('who somebody is never moves a score', () => {
  test('names, e-mail addresses and home addresses can be swapped', () => {
    const expected = scoresOf(headed('Grace Miller', '1 High Street, Dover, DE 19901'));
    fc.assert(
      fc.property(fc.constantFrom(...NAMES), fc.constantFrom(...STREETS), (name, street) => {
        expect(scoresOf(headed(name, street))).toEqual(expected);
      }),
      { numRuns: 12, seed: 7 },
    );
  });

  test('pronouns, honorifics and words of gender can be swapped or removed', () => {
    const sentence = (words: string) => (text: string) =>
      `${text}\n\nReferences\n${words} led the team well.\n`;
    const expected = scoresOf(sentence('He'));
    for (const words of ['She', 'They', 'Mr. Smith said he', 'Ms. Smith said she']) {
      expect(scoresOf(sentence(words))).toEqual(expected);
    }
  });

  test('birth date, age, marital status, nationality, religion and gender can be added', () => {
    const details = [
      'Date of birth: 3 May 1971',
      'DOB: 03/05/1999',
      'Age: 54',
      'Marital status: married, two children',
      'Nationality: Indian',
      'Religion: Hindu',
      'Gender: female',
      "Father's name: Tomas Cook",
    ];
    const plain = scoresOf((text) => text);
    for (const detail of details) expect(scoresOf((text) => `${text}\n${detail}`)).toEqual(plain);
  });

  test('captions of photos, children and the state of a family can be added', () => {
    const plain = scoresOf((text) => text);
    const captions = ['Photo: portrait of a young cook', 'Profile picture: Grace Baker', '[Photo]'];
    for (const caption of captions)
      expect(scoresOf((text) => `${caption}\n${text}`)).toEqual(plain);
    for (const detail of ['Children: 3', 'Civil status: divorced', 'Number of children: none'])
      expect(scoresOf((text) => `${text}\n${detail}`)).toEqual(plain);
  });

  test('what somebody did with children is read', () => {
    const job = compileJob('Nanny\n\nRequirements\n- Child care\n- Homework help');
    const text = 'Experience\nNanny, 2015 - 2020\n- Walked to school.';
    const more = `${text}\nChildren: homework help and child care for two boys`;
    expect(score(job, { text: more }, AS_OF)).toBeGreaterThan(score(job, { text }, AS_OF) ?? 0);
  });

  test('years without work between two jobs cost nothing', () => {
    const career = (from: number, to: number) => (text: string) =>
      `${text}\n\nExperience\nOffice Clerk, Elm House, ${from} - ${to}\n- Filed letters.\n`;
    const expected = scoresOf(career(2009, 2011));
    for (const [from, to] of [
      [2006, 2008],
      [1999, 2001],
    ] as const)
      expect(scoresOf(career(from, to))).toEqual(expected);
  });

  test('the school and the year of a degree can be swapped', () => {
    const studied = (school: string, year: number) => (text: string) =>
      `${text}\n\nEducation\nBachelor of Arts, ${school}, ${year}\n`;
    const expected = scoresOf(studied('Harvard University', 1988));
    fc.assert(
      fc.property(
        fc.constantFrom(
          'Boston College',
          'University of Applied Nursing',
          'Indian Institute of Technology',
          'Cook Community College',
        ),
        fc.integer({ min: 1960, max: 2026 }),
        (school, year) => {
          expect(scoresOf(studied(school, year))).toEqual(expected);
        },
      ),
      { numRuns: 12, seed: 11 },
    );
  });
});

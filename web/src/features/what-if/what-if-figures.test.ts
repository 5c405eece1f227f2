import { expect, test } from 'vitest';
import { aPerson, REQUIREMENTS } from '../../testing/what-if-samples';
import { changeSentence, headlineOf, orderWords, wasWords } from './change-words';
import { priceTags } from './price-tags';
import { rankPeople } from './rank-people';
import { ratePeople } from './rate-people';
import { changeImportance, changeLine, linesOf, UNCHANGED } from './scenario';
import { figuresOf } from './what-if-figures';

const lines = linesOf(REQUIREMENTS, undefined);
const [, , firstAid, german] = lines;
if (!firstAid || !german) throw new Error('The samples have four requirements');
const people = [
  aPerson('Ada', [1, 1, 0, 1]),
  aPerson('Ben', [1, 1, 1, 0]),
  aPerson('Cleo', [1, 0, 1, 1]),
  aPerson('Dov', [0, 1, 0, 0]),
];
const withoutFirstAid = changeLine(UNCHANGED, firstAid, { removed: true });
const moved = rankPeople(ratePeople(people, lines), lines, withoutFirstAid);

test('tiers are counted before and after, and who changes them', () => {
  expect(figuresOf(moved)).toMatchObject({
    tiersUp: 1,
    tiersDown: 1,
    stored: { excellent: 0, good: 3, fair: 0, poor: 1 },
    now: { excellent: 1, good: 1, fair: 1, poor: 1 },
  });
});

test('the headline says what happens to the tiers', () => {
  const figures = figuresOf(moved);
  expect(headlineOf(figures, 1)).toBe('One person moves up a tier, one down.');
  expect(headlineOf({ ...figures, tiersUp: 7, tiersDown: 0 }, 1)).toBe(
    'Seven people move up a tier, none down.',
  );
  expect(headlineOf({ ...figures, tiersUp: 0, tiersDown: 0 }, 2)).toBe('Nobody changes tier.');
  expect(headlineOf(figures, 0)).toBe('Change a requirement and watch the order.');
});

test('moves of two ranks or more are told', () => {
  expect(orderWords({ ...figuresOf(moved), rising: 7, falling: 1 })).toBe(
    '7 people rise two ranks or more, 1 falls.',
  );
  expect(orderWords({ ...figuresOf(moved), rising: 1, falling: 0 })).toBe(
    '1 person rises two ranks or more, nobody falls as far.',
  );
});

test('a must-have costs as many people as would move up a tier without it', () => {
  expect(Object.fromEntries(priceTags(ratePeople(people, lines), lines, UNCHANGED))).toEqual({
    r1: 0,
    r2: 1,
    r3: 1,
  });
});

test('a must-have that became a nice-to-have has no price, nor has the last requirement', () => {
  expect(
    priceTags(ratePeople(people, lines), lines, changeImportance(UNCHANGED, firstAid, 'nice')).has(
      'r3',
    ),
  ).toBe(false);
  const [only] = lines;
  expect(priceTags(ratePeople(people, lines), only ? [only] : [], UNCHANGED).size).toBe(0);
});

test('the change can be read as one sentence', () => {
  const scenario = changeLine(changeImportance(UNCHANGED, firstAid, 'nice'), german, {
    weight: 40,
  });
  expect(
    changeSentence(lines, scenario, rankPeople(ratePeople(people, lines), lines, scenario)),
  ).toBe(
    'With First aid as a nice-to-have and German at weight 5, one person of 4 moves up a tier, one person moves down and Ada stays first.',
  );
  expect(changeSentence(lines, withoutFirstAid, moved)).toBe(
    'Without First aid, one person of 4 moves up a tier, one person moves down and Ada stays first.',
  );
  expect(changeSentence(lines, UNCHANGED, moved)).toBeNull();
});

test('a changed requirement says what it was', () => {
  const scenario = changeLine(changeImportance(UNCHANGED, firstAid, 'nice'), german, {
    weight: 21,
  });
  expect(wasWords(firstAid, scenario)).toBe('Was Must-have');
  expect(wasWords(german, scenario)).toBe('Was weight 3');
  expect(wasWords(firstAid, withoutFirstAid)).toBe('Deleted');
});

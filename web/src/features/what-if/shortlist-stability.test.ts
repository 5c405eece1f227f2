import { expect, test } from 'vitest';
import { aPerson, REQUIREMENTS } from '../../testing/what-if-samples';
import { ratePeople } from './rate-people';
import { linesOf, UNCHANGED } from './scenario';
import { shortlistStability } from './shortlist-stability';
import { stabilityWords } from './stability-words';

const lines = linesOf(REQUIREMENTS, undefined);

test('a top that leads by far holds whatever the weights', () => {
  const people = [
    aPerson('Ada', [1, 1, 1, 1]),
    aPerson('Ben', [1, 1, 1, 0.9]),
    ...['C', 'D', 'E'].map((name) => aPerson(name, [0.2, 0.2, 0.2, 0.2])),
  ];
  const stability = shortlistStability(ratePeople(people, lines), lines, UNCHANGED);
  expect(stability?.holds.map(({ share }) => share)).toEqual([1, 1]);
  expect(stability && stabilityWords(stability).lead).toBe(
    'All of the top two are sure of a place.',
  );
});

test('who is in the top by the weight of one requirement is named with a count', () => {
  const people = [
    aPerson('Ada', [1, 1, 1, 1]),
    aPerson('Ben', [1, 0.65, 0, 1]),
    aPerson('Cleo', [0.65, 1, 1, 0]),
    aPerson('Dov', [0, 0, 0, 0]),
  ];
  const stability = shortlistStability(ratePeople(people, lines), lines, UNCHANGED);
  expect(stability?.holds.map(({ name, share }) => [name, share])).toEqual([
    ['Ada', 1],
    ['Ben', 0.48],
  ]);
  expect(stability && stabilityWords(stability)).toEqual({
    lead: 'One of the top two is sure of a place.',
    rest: 'Ben stays in 48 of 100 times when weights move by a fifth.',
  });
});

test('the same batch says the same every time', () => {
  const people = Array.from({ length: 12 }, (_, index) =>
    aPerson(`P${index}`, [index / 12, 1 - index / 12, 0.5, (index % 4) / 4]),
  );
  expect(shortlistStability(ratePeople(people, lines), lines, UNCHANGED)).toEqual(
    shortlistStability(ratePeople(people, lines), lines, UNCHANGED),
  );
});

test('three people have no top to speak of', () => {
  const people = ['A', 'B', 'C'].map((name) => aPerson(name, [1, 1, 0, 0]));
  expect(shortlistStability(ratePeople(people, lines), lines, UNCHANGED)).toBeNull();
});

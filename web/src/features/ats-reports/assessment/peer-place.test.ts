import { expect, test } from 'vitest';
import { peersSentence, placeAmong, placeSentence } from './peer-place';

const place = (score: number, peers: readonly number[]) => placeSentence(placeAmong(score, peers));

test('a place counts who is better', () => {
  expect(place(70, [91, 88, 60, 40])).toBe('Third of 5');
  expect(place(95, [91, 88])).toBe('First of 3');
});

test('equal scores share a place, and it is said', () => {
  expect(place(88, [91, 88, 40])).toBe('Second of 4, shared with one other');
  expect(place(88, [88, 88, 88])).toBe('First of 4, shared with three others');
});

test('a long list is counted in figures, and without others there is no rank', () => {
  expect(
    place(
      10,
      Array.from({ length: 20 }, () => 50),
    ),
  ).toBe('Place 21 of 21');
  expect(place(10, [])).toBe('The only one with a score so far');
});

test('the others are described by their range', () => {
  expect(peersSentence([91, 40, 55])).toBe('The others have 40 to 91.');
  expect(peersSentence([91])).toBe('The other one has 91.');
  expect(peersSentence([])).toBeNull();
});

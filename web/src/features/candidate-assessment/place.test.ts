import { expect, test } from 'vitest';
import { placeAfter, placeBefore, readPlace, resumeAt, searchOf } from './place';

function steps(...done: boolean[]) {
  return done.map((one, index) => ({
    id: `s${index + 1}`,
    title: `Step ${index + 1}`,
    minutes: 5,
    done: one,
  }));
}

test.each([
  ['?step=s2', { at: 'step', id: 's2' }],
  ['?view=review', { at: 'review' }],
  ['?step=s9', null],
  ['?view=other', null],
  ['', null],
])('the address %s names a place', (search, place) => {
  expect(readPlace(search, steps(true, false))).toEqual(place);
});

test.each([{ at: 'step', id: 's1' } as const, { at: 'review' } as const])(
  'an address leads back to the place that it was made for',
  (place) => expect(readPlace(searchOf(place), steps(false))).toEqual(place),
);

test('a returning candidate continues at the first unfinished step', () => {
  expect(resumeAt(steps(true, false, true))).toEqual({ at: 'step', id: 's2' });
  expect(resumeAt(steps(true, true))).toEqual({ at: 'review' });
});

test('a finished step leads on, to the review after the last one or when nothing else is left', () => {
  expect(placeAfter('s1', steps(false, true, false))).toEqual({ at: 'step', id: 's2' });
  expect(placeAfter('s3', steps(false, true, false))).toEqual({ at: 'review' });
  expect(placeAfter('s1', steps(false, true, true))).toEqual({ at: 'review' });
});

test('back leads to the step before, and at the first one nowhere', () => {
  const all = steps(true, true);
  expect(placeBefore({ at: 'review' }, all)).toEqual({ at: 'step', id: 's2' });
  expect(placeBefore({ at: 'step', id: 's2' }, all)).toEqual({ at: 'step', id: 's1' });
  expect(placeBefore({ at: 'step', id: 's1' }, all)).toBeNull();
});

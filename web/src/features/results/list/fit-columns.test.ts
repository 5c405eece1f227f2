import { expect, test } from 'vitest';
import { columnTracks, fitColumns, PAPER, spareWidth } from './fit-columns';

test('with enough room every column is shown, also until the room is known', () => {
  expect(fitColumns(1_100, 8, [])).toEqual({ dots: true, must: true, yours: 'word' });
  expect(fitColumns(null, 30, [])).toEqual({ dots: true, must: true, yours: 'word' });
});

test('on a portrait page, columns that fit are shown', () => {
  expect(fitColumns(PAPER, 8, [])).toEqual({ dots: true, must: false, yours: 'word' });
  expect(fitColumns(PAPER, 14, [])).toEqual({ dots: true, must: false, yours: 'sign' });
  expect(fitColumns(PAPER, 30, [])).toEqual({ dots: false, must: true, yours: 'word' });
});

test('next to a pane the count of must-haves is dropped before the words of the decisions', () => {
  expect(fitColumns(800, 14, [])).toEqual({ dots: true, must: false, yours: 'word' });
  expect(fitColumns(820, 14, [])).toEqual({ dots: true, must: false, yours: 'word' });
  expect(fitColumns(832, 14, [])).toEqual({ dots: true, must: true, yours: 'word' });
  expect(fitColumns(720, 14, [])).toEqual({ dots: true, must: false, yours: 'sign' });
});

test('if the dots have no room the count of must-haves replaces them', () => {
  expect(fitColumns(600, 14, [])).toEqual({ dots: false, must: true, yours: 'word' });
  expect(fitColumns(420, 14, [])).toEqual({ dots: false, must: false, yours: 'sign' });
});

test('columns the reader left out stay out', () => {
  expect(fitColumns(1_100, 8, ['must', 'yours'])).toEqual({ dots: true, must: false, yours: null });
  expect(fitColumns(500, 14, ['yours'])).toEqual({ dots: false, must: true, yours: null });
});

test('assessments are next to the match if anybody finished one and there is room', () => {
  const assessed = (width: number, hidden: string[] = []) => fitColumns(width, 14, hidden, true);
  expect(assessed(1_100)).toEqual({ dots: true, must: true, assessment: true, yours: 'word' });
  expect(assessed(820)).toEqual({ dots: true, must: false, assessment: true, yours: 'sign' });
  expect(assessed(420)).toEqual({ dots: false, must: false, yours: 'sign' });
  expect(assessed(1_100, ['assessment'])).not.toHaveProperty('assessment');
});

test('in a wide table, the width names would waste goes to the decisions', () => {
  const spare = (width: number | null, hidden: string[] = []) =>
    spareWidth(width, fitColumns(width, 14, hidden), 14);
  expect(spare(832)).toBe(0);
  expect(spare(1_392)).toBeGreaterThan(300);
  expect(spare(1_392) - spare(1_292)).toBe(100);
  expect(spare(1_392, ['yours'])).toBe(0);
  expect(spare(null)).toBe(0);
});

test('in a grid the names get the room that is left, and in a wide one the decisions do', () => {
  const tracks = (width: number, roomy: boolean) =>
    columnTracks(fitColumns(width, 8, [], true), 8, roomy);
  expect(tracks(1_000, false)).toBe(
    '2.25rem 1.25rem 2rem minmax(0, 1fr) 7.75rem 6.5rem 13.25rem 3.75rem 6.25rem',
  );
  expect(tracks(1_392, true)).toBe(
    '2.25rem 1.25rem 2rem 22.5rem 7.75rem 6.5rem 13.25rem 3.75rem minmax(0, 1fr)',
  );
});

test('in a grid columns left out take no room', () => {
  expect(columnTracks({ dots: false, must: false, yours: 'sign' }, 8, false)).toBe(
    '2.25rem 1.25rem 2rem minmax(0, 1fr) 7.75rem 2.5rem',
  );
});

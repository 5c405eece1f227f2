import { CHANGES } from '@candor/engine/swaps/changes';
import { expect, test } from 'vitest';
import { countMoved, type Tried, variantsOf } from './count-moved';

const TEXT = 'He kept the books, 2018 - 2022';

/** A resume whose texts all score 60 except those for which `scoreOf` says otherwise. */
function tried(text: string, scoreOf: (text: string) => number | null = () => 60): Tried {
  const variants = variantsOf(text);
  const texts = variants.flatMap((one) => (one ? [one.first, ...one.others] : []));
  return { id: 'one', variants, scoreOf: new Map(texts.map((one) => [one, scoreOf(one)])) };
}
const of = (name: string, resumes: readonly Tried[]) =>
  countMoved(resumes).find((swap) => swap.name === name);

test('every change is listed with what it does, even if nothing moved', () => {
  const swaps = countMoved([tried(TEXT)]);
  expect(swaps.map(({ name, about }) => ({ name, about }))).toEqual(
    CHANGES.map(({ name, about }) => ({ name, about })),
  );
  expect(swaps.every(({ moved, most, candidates }) => moved + most + candidates.length === 0)).toBe(
    true,
  );
});

test('a text without such a place is not counted as tried', () => {
  expect(of('pronouns', [tried(TEXT), tried('Kept the books')])).toMatchObject({ resumes: 1 });
  expect(of('gaps between jobs', [tried(TEXT)])).toMatchObject({ resumes: 0, compared: 0 });
});

test('a score that moves is counted with its range and its candidate', () => {
  const unfair = tried(TEXT, (text) => (text.startsWith('She') ? 57 : 60));
  expect(of('pronouns', [unfair, tried(TEXT)])).toMatchObject({
    resumes: 2,
    moved: 1,
    most: 3,
    candidates: ['one'],
  });
});

test('a text that can no longer be scored has lost all its points', () => {
  const unfair = tried(TEXT, (text) => (text.startsWith('They') ? null : 60));
  expect(of('pronouns', [unfair])).toMatchObject({ moved: 1, most: 60 });
});

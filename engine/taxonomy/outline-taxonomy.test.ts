import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { TAXONOMY } from './data/index';
import { indexOutline, taxonomyIndex } from './index-taxonomy';
import { outlineTaxonomy } from './outline-taxonomy';

test('an outline that a build has written down makes the index that the taxonomy itself makes', () => {
  const written = JSON.stringify(outlineTaxonomy(TAXONOMY));
  expect(isDeepStrictEqual(indexOutline(TAXONOMY, JSON.parse(written)), taxonomyIndex())).toBe(
    true,
  );
});

test('an outline numbers the words from 1 in the order of the names, and leads from word to word', () => {
  const { words, steps, names, titles } = outlineTaxonomy({
    concepts: [
      { name: 'Stock control', kind: 'skill' },
      { name: 'Stock exchange law', kind: 'skill' },
    ],
    families: [
      { id: 'clerk', name: 'Clerk', sector: 'office', titles: ['stock clerk'], vocabulary: [] },
    ],
  });
  expect(words.slice(0, 4)).toEqual(['stock', 'control', 'exchange', 'law']);
  expect(steps.from.slice(0, 4)).toEqual([0, 1, 1, 3]);
  expect(steps.word.slice(0, 4)).toEqual([1, 2, 3, 4]);
  expect(names.nodes.slice(0, 2)).toEqual([2, 4]);
  const [title = 0] = titles.nodes;
  expect(words[(steps.word[title - 1] ?? 0) - 1]).toBe('clerk');
  expect(steps.from[title - 1]).toBe(1);
});

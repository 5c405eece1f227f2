import { expect, test } from 'vitest';
import { bm25 } from './bm25';
import { learnCorpus } from './corpus';
import { keywordOverlap } from './keyword-overlap';
import { textCombined } from './text-combined';
import { tfIdf } from './tf-idf';

const CORPUS = learnCorpus([
  'welder steel torch',
  'nurse ward triage',
  'welder torch helmet',
  'teacher school children',
]);

test('a rare word weighs more than one that many texts hold', () => {
  expect(CORPUS.idf('triage')).toBeGreaterThan(CORPUS.idf('welder'));
});

test('the cosine of a text with itself is 1, with a stranger 0', () => {
  expect(tfIdf(CORPUS, 'welder torch', 'welder torch')).toBeCloseTo(1, 10);
  expect(tfIdf(CORPUS, 'welder torch', 'nurse ward')).toBe(0);
});

test('an empty text is worth 0 to every baseline', () => {
  for (const rate of [tfIdf, bm25, keywordOverlap, textCombined])
    expect(rate(CORPUS, 'welder', '')).toBe(0);
});

test('BM25 gives a second mention of a word less than the first', () => {
  const score = (text: string): number => bm25(CORPUS, 'welder', text);
  const first = score('welder nurse ward');
  expect(score('welder welder ward') - first).toBeLessThan(first);
});

test('BM25 holds a long text back', () => {
  const long = `welder ${'meadow '.repeat(40)}`;
  expect(bm25(CORPUS, 'welder', long)).toBeLessThan(bm25(CORPUS, 'welder', 'welder meadow'));
});

test('keyword overlap is the share of the words of the job', () => {
  expect(keywordOverlap(CORPUS, 'welder torch helmet steel', 'Torch and STEEL')).toBe(0.5);
});

test('words at their best weigh a word of the title above one of the text', () => {
  const rate = (text: string): number => textCombined(CORPUS, 'Nurse\nteacher', text);
  expect(rate('nurse torch')).toBeGreaterThan(rate('teacher torch'));
});

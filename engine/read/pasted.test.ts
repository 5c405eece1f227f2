import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldText } from './fold';
import { pastedPassages, wordRuns } from './pasted';
import { scanText } from './scan';
import type { Words } from './words';

const JOB = `We look for a baker who rises early, shapes two hundred loaves before dawn and keeps the oven at an even heat while the
apprentice learns how a sour dough is fed`;
/** None of its words is in the job. */
const FILLING = 'Drove lorries across three countries without any accident';

function wordsOf(text: string): Words {
  return scanText(text, foldText(text)).words;
}

const RUNS = wordRuns(wordsOf(JOB));
const JOB_WORDS = JOB.split(/\s+/);

/** So many words of the job from one on, with fillings before and after them. */
function pasted(from: number, count: number, before: number): string {
  const filling = FILLING.split(' ').slice(0, before);
  return [...filling, ...JOB_WORDS.slice(from, from + count), FILLING].join(' ');
}

const FROM = fc.integer({ min: 0, max: JOB_WORDS.length - 12 });
const BEFORE = fc.integer({ min: 0, max: 8 });

it('finds twelve words of a job in a row wherever they stand', () => {
  fc.assert(
    fc.property(FROM, BEFORE, (from, before) => {
      expect(pastedPassages(wordsOf(pasted(from, 12, before)), RUNS)).toEqual([
        [before, before + 11],
      ]);
    }),
  );
});

it('takes eleven words in a row for chance', () => {
  fc.assert(
    fc.property(FROM, BEFORE, (from, before) => {
      expect(pastedPassages(wordsOf(pasted(from, 11, before)), RUNS)).toEqual([]);
    }),
  );
});

it('finds nothing in the words of a job in another order', () => {
  expect(pastedPassages(wordsOf(JOB_WORDS.toReversed().join(' ')), RUNS)).toEqual([]);
});

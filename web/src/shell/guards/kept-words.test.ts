import { expect, test } from 'vitest';
import { keptWords } from './kept-words';

test.each([
  [
    { jobs: 3, candidates: 86, decisions: 11 },
    'Everything you made is kept: 3 jobs, 86 scored people and 11 decisions.',
  ],
  [
    { jobs: 1, candidates: 1, decisions: 0 },
    'Everything you made is kept: 1 job and 1 scored person.',
  ],
  [{ jobs: 0, candidates: 0, decisions: 0 }, 'Your account and its settings are kept.'],
  [undefined, 'Your jobs, results and files are kept.'],
])('of %j it is said: %s', (kept, words) => {
  expect(keptWords(kept)).toBe(words);
});

import type { Words } from './words';

/** Length of the word runs that are compared: long enough that two writers rarely share one. */
const RUN = 8;
/** Consecutive runs, that is 12 words, before a passage counts as pasted. */
const RUNS_IN_A_ROW = 5;
const BASE = 31;
const BASE_TO_RUN = Array.from({ length: RUN }).reduce<number>(
  (power) => Math.imul(power, BASE),
  1,
);

/** Bits for the words of a text, by the last bits of their numbers: in so little memory that it stays near the processor. */
const MARKS = 1 << 13;

/** The numbers of all runs of eight words in a text, and the marks of its words. */
export type WordRuns = { readonly numbers: ReadonlySet<number>; readonly marks: Int32Array };

/** For texts that are not searched for. */
export const NO_RUNS: WordRuns = { numbers: new Set(), marks: new Int32Array(MARKS >> 5) };

/** The runs of a text that is searched for in others. */
export function wordRuns(words: Words): WordRuns {
  const numbers = new Set<number>();
  const marks = new Int32Array(MARKS >> 5);
  let run = 0;
  for (let last = 0; last < words.hash.length; last++) {
    const hash = words.hash[last] ?? 0;
    const at = (hash & (MARKS - 1)) >> 5;
    marks[at] = (marks[at] ?? 0) | (1 << hash);
    run = nextRun(run, words, last);
    if (last >= RUN - 1) numbers.add(run);
  }
  return { numbers, marks };
}

/**
 * False for nearly every text that repeats nothing. Of as many runs in a row as count, one begins at a multiple of their number, and
 * each of its words must be one of the text whose runs are given.
 */
function mayRepeat({ hash }: Words, { marks }: WordRuns): boolean {
  for (let first = 0; first + RUN <= hash.length; first += RUNS_IN_A_ROW) {
    let at = first;
    while (at < first + RUN && isMarked(marks, hash[at] ?? 0)) at++;
    if (at === first + RUN) return true;
  }
  return false;
}

function isMarked(marks: Int32Array, hash: number): boolean {
  return ((marks[(hash & (MARKS - 1)) >> 5] ?? 0) & (1 << hash)) !== 0;
}

/**
 * The passages, as word positions [first, last], that repeat at least twelve words of the text whose `runs` are
 * given: a job description pasted into a resume is not evidence.
 */
export function pastedPassages(words: Words, runs: WordRuns): [number, number][] {
  const passages: [number, number][] = [];
  if (!mayRepeat(words, runs)) return passages;
  let first = -1;
  const close = (end: number): void => {
    if (first !== -1 && end - first >= RUNS_IN_A_ROW) passages.push([first, end + RUN - 2]);
    first = -1;
  };
  let run = 0;
  for (let last = 0; last < words.hash.length; last++) {
    run = nextRun(run, words, last);
    if (last < RUN - 1) continue;
    if (!runs.numbers.has(run)) close(last - RUN + 1);
    else if (first === -1) first = last - RUN + 1;
  }
  close(words.word.length - RUN + 1);
  return passages;
}

/** The number of the run that ends with word `last`, from that of the run before: a polynomial in the hashes of its words. */
function nextRun(run: number, { hash }: Words, last: number): number {
  const gone = last < RUN ? 0 : Math.imul(hash[last - RUN] ?? 0, BASE_TO_RUN);
  return (Math.imul(run, BASE) + (hash[last] ?? 0) - gone) | 0;
}

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

/** Marks by the last bits of a number: a run without a mark, like nearly all, needs no lookup in the set. */
const MARKS = 1 << 14;

/** The numbers of all runs of eight words in a text. */
export type WordRuns = { readonly numbers: ReadonlySet<number>; readonly marks: Uint8Array };

/** For texts that are not searched for. */
export const NO_RUNS: WordRuns = { numbers: new Set(), marks: new Uint8Array(MARKS) };

/** The runs of a text that is searched for in others. */
export function wordRuns(words: Words): WordRuns {
  const numbers = new Set<number>();
  const marks = new Uint8Array(MARKS);
  let run = 0;
  for (let last = 0; last < words.hash.length; last++) {
    run = nextRun(run, words, last);
    if (last < RUN - 1) continue;
    numbers.add(run);
    marks[run & (MARKS - 1)] = 1;
  }
  return { numbers, marks };
}

function holdsRun({ numbers, marks }: WordRuns, number: number): boolean {
  return marks[number & (MARKS - 1)] === 1 && numbers.has(number);
}

/**
 * The passages, as word positions [first, last], that repeat at least twelve words of the text whose `runs` are
 * given: a job description pasted into a resume is not evidence.
 */
export function pastedPassages(words: Words, runs: WordRuns): [number, number][] {
  const passages: [number, number][] = [];
  if (runs.numbers.size === 0) return passages;
  let first = -1;
  const close = (end: number): void => {
    if (first !== -1 && end - first >= RUNS_IN_A_ROW) passages.push([first, end + RUN - 2]);
    first = -1;
  };
  let run = 0;
  for (let last = 0; last < words.hash.length; last++) {
    run = nextRun(run, words, last);
    if (last < RUN - 1) continue;
    if (!holdsRun(runs, run)) close(last - RUN + 1);
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

import type { Words } from './scan';

/** Length of the runs of words that are compared: long enough that two writers rarely share one. */
const RUN = 8;
/** Runs in a row, that is 12 words, before a passage counts as pasted. */
const RUNS_IN_A_ROW = 5;

/** The numbers of all runs of eight words in a text. */
export function wordRuns(words: Words): Set<number> {
  const runs = new Set<number>();
  for (let at = 0; at + RUN <= words.word.length; at++) runs.add(runAt(words, at));
  return runs;
}

/**
 * The passages, as word positions [first, last], that repeat at least twelve words of the text whose `runs` are given:
 * a job description pasted into a resume is no evidence.
 */
export function pastedPassages(words: Words, runs: ReadonlySet<number>): [number, number][] {
  const passages: [number, number][] = [];
  if (runs.size === 0) return passages;
  let first = -1;
  for (let at = 0; at + RUN <= words.word.length + 1; at++) {
    const isShared = at + RUN <= words.word.length && runs.has(runAt(words, at));
    if (isShared && first === -1) first = at;
    if (isShared || first === -1) continue;
    if (at - first >= RUNS_IN_A_ROW) passages.push([first, at + RUN - 2]);
    first = -1;
  }
  return passages;
}

function runAt(words: Words, at: number): number {
  let run = 0;
  for (let i = 0; i < RUN; i++) run = Math.imul(run, 31) + (words.word[at + i]?.hash ?? 0);
  return run >>> 0;
}

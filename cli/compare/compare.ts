import type { Reading, Snapshot } from './snapshot';
import { type WordChange, wordChange } from './word-change';

/** What became of one file between two snapshots. */
export type FileChange =
  | { kind: 'same' }
  | { kind: 'changed'; words: WordChange; grades: Change | null; hidden: Change | null }
  | { kind: 'now_unread'; problem: string }
  | { kind: 'now_read'; problem: string }
  | { kind: 'other_problem'; problems: Change }
  | { kind: 'new' }
  | { kind: 'gone' };

type Change = { before: string; now: string };

/** A file that is not the same, and whether it got worse. */
export type Difference = { name: string; change: FileChange; worse: boolean };

/** Two snapshots beside each other. `slower` is the time of the files in both, now to then. */
export type Comparison = { same: number; differences: Difference[]; slower: number };

/** Best first. */
const GRADES = ['good', 'fair', 'poor'];

/**
 * Compares two snapshots file by file.
 *
 * @param limit share of a file's words that may be lost or moved, and of its characters that may come out of
 * hiding, before the file counts as worse.
 */
export function compareSnapshots(before: Snapshot, now: Snapshot, limit: number): Comparison {
  const differences: Difference[] = [];
  let same = 0;
  let timeBefore = 0;
  let timeNow = 0;
  for (const name of [...new Set([...before.keys(), ...now.keys()])].sort()) {
    const [old, fresh] = [before.get(name), now.get(name)];
    const change = changeOf(old, fresh);
    if (change.kind === 'same') same += 1;
    else differences.push({ name, change, worse: isWorse(change, old, fresh, limit) });
    if (!old || !fresh) continue;
    timeBefore += old.time;
    timeNow += fresh.time;
  }
  return { same, differences, slower: timeBefore > 0 ? timeNow / timeBefore : 1 };
}

function changeOf(old: Reading | undefined, now: Reading | undefined): FileChange {
  if (!old) return { kind: 'new' };
  if (!now) return { kind: 'gone' };
  if (old.text === null || now.text === null) return problemChange(old, now);
  const grades = differing(old.grade ?? '', now.grade ?? '');
  const hidden = differing(String(old.hidden), String(now.hidden));
  if (old.text === now.text && !grades && !hidden) return { kind: 'same' };
  return { kind: 'changed', words: wordChange(old.text, now.text), grades, hidden };
}

function problemChange(old: Reading, now: Reading): FileChange {
  const problems = { before: old.problem ?? '', now: now.problem ?? '' };
  if (old.text !== null) return { kind: 'now_unread', problem: problems.now };
  if (now.text !== null) return { kind: 'now_read', problem: problems.before };
  return problems.before === problems.now ? { kind: 'same' } : { kind: 'other_problem', problems };
}

function differing(before: string, now: string): Change | null {
  return before === now ? null : { before, now };
}

function isWorse(
  change: FileChange,
  old: Reading | undefined,
  now: Reading | undefined,
  limit: number,
): boolean {
  if (change.kind === 'now_unread') return true;
  if (change.kind !== 'changed' || !old || !now) return false;
  const { words, grades } = change;
  if (words.lost > limit || words.moved > limit) return true;
  if (grades && GRADES.indexOf(grades.now) > GRADES.indexOf(grades.before)) return true;
  return old.hidden - now.hidden > limit * Math.max(1, now.text?.length ?? 0);
}

import { readdirSync, readFileSync } from 'node:fs';

/** Process ids of the children of this process that are alive, read from /proc. */
export function childPids(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === process.pid);
}

/** The parent of a running process; null for one that has ended, also while it waits to be reaped. */
function parentOf(pid: number): number | null {
  try {
    // The name in parentheses may contain spaces, so the fields are counted after it.
    const [state, parent] =
      readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return state === 'Z' ? null : Number(parent);
  } catch (error) {
    if (error instanceof Error && 'code' in error) return null;
    throw error;
  }
}

/** Whether a process runs. */
export function isAlive(pid: number): boolean {
  return parentOf(pid) !== null;
}

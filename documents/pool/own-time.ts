import { readFile } from 'node:fs/promises';

const NS_PER_MS = 1e6;

/**
 * Begins to count the time that a process has for its work, in milliseconds: what passes, but not while it only waits for
 * a processor that others have. A process that sleeps or loops uses it up like a clock; on a busy machine it takes longer.
 */
export async function countOwnTime(pid: number): Promise<() => Promise<number>> {
  const begun = performance.now();
  const before = await waitedMs(pid);
  return async () => {
    const passed = performance.now() - begun;
    // Nothing is told of a process that has gone.
    return passed - Math.max(0, (await waitedMs(pid)) - before);
  };
}

/** How long the main thread of a process has waited for a processor; 0 where the system does not tell or it is gone. */
async function waitedMs(pid: number): Promise<number> {
  try {
    return waitedIn(await readFile(`/proc/${pid}/schedstat`, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error) return 0;
    throw error;
  }
}

/** The same from what the system says: of its three numbers the second, in nanoseconds; 0 from anything else. */
export function waitedIn(schedstat: string): number {
  const waited = Number(schedstat.split(' ')[1]);
  return Number.isFinite(waited) ? waited / NS_PER_MS : 0;
}

const MINUTE = 60_000;

/** How often a running batch is asked about, in milliseconds: eagerly at first, patiently later. */
export function pollEvery(runningFor: number): number {
  if (runningFor < MINUTE) return 2000;
  return runningFor < 5 * MINUTE ? 5000 : 10_000;
}

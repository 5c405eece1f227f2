const SIGNS = 8_000;
/**
 * Four times the text takes sixteen times as long if each position is scanned from every other; a garbage collection
 * may double a time.
 */
const TOO_MUCH = 9;
/** Below this, in milliseconds, a clock tells nothing. */
const FLOOR = 12;
const TRIES = 3;

/** The runs whose reading time grows faster than their length. `read` gets one repeated this often. */
export async function slowRuns(
  runs: readonly string[],
  read: (repeated: string) => Promise<unknown>,
): Promise<string[]> {
  const slow: string[] = [];
  for (const run of runs) {
    let least = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < TRIES && least >= TOO_MUCH; tries += 1)
      least = Math.min(least, await growthOf(run, read));
    if (least >= TOO_MUCH) slow.push(run);
  }
  return slow;
}

async function growthOf(
  run: string,
  read: (repeated: string) => Promise<unknown>,
): Promise<number> {
  const repeated = (signs: number) => run.repeat(Math.ceil(signs / run.length));
  const large = await timeOf(() => read(repeated(4 * SIGNS)));
  // Beside no small time it would be too much: most runs are read once.
  if (large < TOO_MUCH * FLOOR) return large / FLOOR;
  const small = await timeOf(() => read(repeated(SIGNS)));
  return large / Math.max(small, FLOOR);
}

/** Milliseconds of the processor, which others on the machine do not lengthen. */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begun = process.cpuUsage();
  await work();
  return process.cpuUsage(begun).user / 1_000;
}

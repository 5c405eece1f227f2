/** The middle value; the mean of the two middle ones where their number is even. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

/**
 * The value that this share of the values does not pass (nearest rank): 0.95 of 20 values is the 19th.
 *
 * @returns NaN where there is no value.
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** Two pieces of work timed in turns, in seconds of wall time. */
export type Comparison = { ours: number[]; baseline: number[] };

type Work = () => unknown | Promise<unknown>;

/**
 * Times our work and a baseline in turns, ours, baseline, ours, baseline, so that whatever else the
 * machine does meanwhile falls on both. One round of each goes before and is not counted: caches
 * and compilers are warm.
 */
export function inTurns(ours: Work, baseline: Work, rounds = 5): Promise<Comparison> {
  return inTurnsOf({ ours, baseline }, rounds);
}

/** The same for as many pieces of work as are named, in the order in which they are. */
export async function inTurnsOf<Name extends string>(
  works: Readonly<Record<Name, Work>>,
  rounds: number,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(works) as Name[];
  for (const name of names) await works[name]();
  const times = {} as Record<Name, number[]>;
  for (const name of names) times[name] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) times[name].push(await secondsOf(works[name]));
  }
  return times;
}

/** Wall time of one piece of work in seconds. */
async function secondsOf(work: Work): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1_000;
}

/** A ratio is not to be trusted where its baseline alone moved by more than this share. */
const TRUSTED_DRIFT = 0.15;

/** How far the values lie apart, as a share of their median. */
export function drift(values: readonly number[]): number {
  return (Math.max(...values) - Math.min(...values)) / median(values);
}

/** A remark for the reader where the baseline was too restless to compare with; '' otherwise. */
export function driftNote(baseline: readonly number[]): string {
  const moved = drift(baseline);
  if (moved <= TRUSTED_DRIFT) return '';
  return `  (baseline moved by ${Math.round(moved * 100)} %: other work on this machine, take with care)`;
}

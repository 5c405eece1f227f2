import type { CompiledJob, YearMonth } from '@candor/engine';
import { table } from '../../print/table';
import type { Engine } from './built-engine';

const SIZES = [100, 1_000, 10_000, 100_000] as const;
const LARGEST = 100_000;
/** So many candidates are scored of one batch before the next size has its turn: no batch is smaller. */
const SLICE = 100;
/** The smaller sizes have their turn with every third slice of the largest batch, which is once through 10,000 three times. */
const SMALLER_EVERY = 3;

/** What is the same for all batches. */
export type Batches = {
  readonly engine: Engine;
  readonly posting: string;
  readonly texts: readonly string[];
  readonly asOf: YearMonth;
};

/**
 * The dearest candidate to the cheapest over batches of all sizes, whose cost must not depend on how many others there are. All sizes go
 * through the same texts and take turns after so few of them that whatever else the machine does falls on all alike. Each batch of any
 * size compiles its job. The time is that of the processor: a clock also counts who waits for it.
 */
export function dearestToCheapest(batches: Batches): number {
  const runs = SIZES.map((size) => new Scored(batches, size));
  // Whoever comes second finds the text in the processor's cache.
  const orders = [runs, runs.toReversed()];
  for (let slice = 0; slice < LARGEST / SLICE; slice++)
    for (const run of orders[slice % 2] ?? [])
      if (run.size === LARGEST || slice % SMALLER_EVERY === 0) run.scoreSlice(slice);
  const each = runs.map(({ size, microseconds, candidates }) => ({
    size,
    cost: microseconds / candidates,
  }));
  console.log(
    `\n${table(
      ['candidates', 'microseconds each'],
      each.map(({ size, cost }) => [String(size), cost.toFixed(1)]),
    )}`,
  );
  const costs = each.map(({ cost }) => cost);
  return Math.max(...costs) / Math.min(...costs);
}

/** Batches of one size, one after the other: how many candidates they had, and what these cost. */
class Scored {
  candidates = 0;
  microseconds = 0;
  private job: CompiledJob | undefined;

  constructor(
    private readonly batches: Batches,
    readonly size: number,
  ) {}

  /** Scores the texts of a slice, for a job that is compiled anew where a batch begins. */
  scoreSlice(slice: number): void {
    const { engine, posting, texts, asOf } = this.batches;
    const before = process.cpuUsage();
    if (this.job === undefined || this.candidates % this.size === 0)
      this.job = engine.compileJob(posting);
    for (let index = slice * SLICE; index < (slice + 1) * SLICE; index++)
      engine.score(this.job, { text: texts[index % texts.length] ?? '' }, asOf);
    const { user, system } = process.cpuUsage(before);
    this.microseconds += user + system;
    this.candidates += SLICE;
  }
}

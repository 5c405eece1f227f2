import type { CompiledJob, YearMonth } from '@candor/engine';
import { table } from '../../print/table';
import type { Engine } from './built-engine';

/** How many candidates stand in a batch, and how many such batches are scored while the largest is. */
const SIZES = [
  { size: 100, batches: 60 },
  { size: 1_000, batches: 15 },
  { size: 10_000, batches: 3 },
] as const;
const LARGEST = 100_000;
/** The largest batch is scored in so many parts, with the other batches between them. */
const PARTS = 60;

/** What is the same for all batches. */
export type Batches = {
  readonly engine: Engine;
  readonly posting: string;
  readonly texts: readonly string[];
  readonly asOf: YearMonth;
};

/**
 * The dearest candidate to the cheapest over batches of all sizes, whose cost must not depend on how many others there are. All sizes go
 * through the same texts, and the largest batch is scored in parts with the others in between, so that whatever else the machine does
 * falls on all of them. Each batch of any size compiles its job. The time is that of the processor: a clock also counts who waits for it.
 */
export function dearestToCheapest(batches: Batches): number {
  const small = SIZES.map(({ size, batches: count }) => ({
    size,
    count,
    run: new Scored(batches),
  }));
  const largest = new Scored(batches);
  const job = largest.compile();
  for (let part = 1; part <= PARTS; part++) {
    largest.score(job, (LARGEST * part) / PARTS);
    for (const { size, count, run } of small)
      while (run.candidates < Math.floor((count * part) / PARTS) * size)
        run.score(run.compile(), run.candidates + size);
  }
  const each = [...small, { size: LARGEST, run: largest }].map(({ size, run }) => ({
    size,
    cost: run.microseconds / run.candidates,
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

/** Candidates of batches of one size, and what they cost. */
class Scored {
  candidates = 0;
  microseconds = 0;

  constructor(private readonly batches: Batches) {}

  compile(): CompiledJob {
    const { engine, posting } = this.batches;
    return this.timed(() => engine.compileJob(posting));
  }

  /** Scores candidates until there were so many. */
  score(job: CompiledJob, until: number): void {
    const { engine, texts, asOf } = this.batches;
    this.timed(() => {
      for (; this.candidates < until; this.candidates++)
        engine.score(job, { text: texts[this.candidates % texts.length] ?? '' }, asOf);
    });
  }

  private timed<Result>(work: () => Result): Result {
    const before = process.cpuUsage();
    const result = work();
    const { user, system } = process.cpuUsage(before);
    this.microseconds += user + system;
    return result;
  }
}

import { randomFrom } from '@candor/domain/rules/random-from';
import { writePosting } from '../corpus/posting';
import { writeResumes } from '../corpus/resume';
import { median } from '../measure';
import { table } from '../print/table';
import { atMost, type Verdict } from '../print/verdict';
import { fillCustomerStore, startCustomerStore } from '../server/customer-bucket';
import { startCustomerDatabase } from '../server/customer-database';
import { openAccount } from '../server/open-account';
import { coreSecondsOf } from '../server/process-tree';
import { type ConnectedSource, runBatch } from '../server/run-batch';
import { type BenchServer, startBenchServer } from '../server/start-server';
import type { Part } from './part';

/** How many candidates stand in a batch, how many such batches are scored in each round, and the one that is scored once. */
type Sizes = {
  /** Batches that do not count, until the process is as fast as it gets: one that has just begun takes three times as long. */
  warmUp: readonly number[];
  each: readonly { size: number; batches: number }[];
  /** As many before the largest as after it: a machine that becomes slower meanwhile makes none of the sizes dearer. */
  roundsOnEachSide: number;
  largest: number;
};

const TEXTS: Sizes = {
  warmUp: [10_000, 10_000, 10_000],
  each: [
    { size: 100, batches: 10 },
    { size: 1_000, batches: 2 },
    { size: 10_000, batches: 1 },
  ],
  roundsOnEachSide: 2,
  largest: 100_000,
};
/** A tenth of them: 100,000 files would take most of an hour. */
const FILES: Sizes = {
  warmUp: [1_000],
  each: [
    { size: 100, batches: 4 },
    { size: 1_000, batches: 1 },
  ],
  roundsOnEachSide: 1,
  largest: 10_000,
};
/** The most that a candidate may cost in one size of what it costs in another. */
const DEAREST = 1.25;

/** What a candidate took of a core, and of the clock, in milliseconds. */
type Cost = { size: number; core: number; clock: number };
/** What a batch of that many people names as its source. */
type SourceOf = (people: number) => ConnectedSource;

/**
 * What one candidate costs from submission to completed, in batches of every size: texts out of a database, of which a
 * batch's own cost is a large part, and files out of a bucket, as most come. A table or an archive of so many would be
 * above what an upload may have. The cost is what the server and its PostgreSQL use of a core; the clock stands beside
 * it, on which a small batch also waits for each commit in turn.
 */
export const growthPart: Part = {
  name: 'growth',
  title: `Growth: what a candidate costs in batches of ${TEXTS.each[0]?.size} to ${TEXTS.largest}`,
  async run({ scratch }) {
    if (process.platform !== 'linux') {
      console.log('  skipped: measured from /proc, which only Linux has');
      return [];
    }
    const store = await startCustomerStore();
    const settings = { ALLOW_PRIVATE_SOURCES: 'true', ...store.settings };
    const server = await startBenchServer(scratch, settings);
    try {
      const caller = { server, token: await openAccount(server) };
      const people = writeResumes(randomFrom(6), TEXTS.largest);
      const customer = await startCustomerDatabase(scratch, people);
      const texts = await costsOf(caller, TEXTS, (size) => ({
        inputType: 'database',
        config: customer.sourceOf(size),
      })).finally(customer.close);
      const folders = await fillCustomerStore(
        store,
        caller,
        people.slice(0, FILES.largest),
        sizesOf(FILES),
      );
      const files = await costsOf(caller, FILES, (size) => ({
        inputType: 'aws_s3',
        config: folders(size),
      }));
      return [report('texts', TEXTS, texts), report('PDF files', FILES, files)];
    } finally {
      await server.stop();
      await store.store.close();
    }
  },
};

const sizesOf = ({ each, largest }: Sizes) => [...each.map(({ size }) => size), largest];

async function costsOf(
  { server, token }: { server: BenchServer; token: string },
  { warmUp, each, roundsOnEachSide, largest }: Sizes,
  sourceOf: SourceOf,
): Promise<Cost[]> {
  const job = writePosting(randomFrom(7));
  const score = async (size: number): Promise<Cost> => {
    const before = await coreSecondsOf(server.roots);
    const { seconds } = await runBatch(server, token, { job, ...sourceOf(size) }, size);
    const used = (await coreSecondsOf(server.roots)) - before;
    return { size, core: (used / size) * 1e3, clock: (seconds / size) * 1e3 };
  };
  const smaller = Array<typeof each>(roundsOnEachSide)
    .fill(each)
    .flat()
    .flatMap(({ size, batches }) => Array<number>(batches).fill(size));
  for (const size of warmUp) await score(size);
  const costs: Cost[] = [];
  for (const size of [...smaller, largest, ...smaller]) costs.push(await score(size));
  return costs;
}

function report(what: string, sizes: Sizes, costs: readonly Cost[]): Verdict {
  const each = sizesOf(sizes).map((size) => {
    const same = costs.filter((cost) => cost.size === size);
    const middle = (of: 'core' | 'clock') => median(same.map((cost) => cost[of]));
    return { size, core: middle('core'), clock: middle('clock') };
  });
  const rows = each.map((cost) => [String(cost.size), cost.core.toFixed(2), cost.clock.toFixed(2)]);
  console.log(`  ${what}`);
  console.log(table(['candidates', 'ms of a core each', 'ms by the clock each'], rows));
  const cores = each.map(({ core }) => core);
  const dearest = Math.max(...cores) / Math.min(...cores);
  return atMost(`${what}, dearest candidate to cheapest`, dearest, DEAREST, { unit: 'x' });
}

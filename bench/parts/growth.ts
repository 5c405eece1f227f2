import { randomFrom } from '@candor/domain/rules/random-from';
import { writePosting } from '../corpus/posting';
import { writeResumes } from '../corpus/resume';
import { median } from '../measure';
import { table } from '../print/table';
import { atMost } from '../print/verdict';
import { fillCustomerDatabase } from '../server/customer-database';
import { openAccount } from '../server/open-account';
import { coreSecondsOf } from '../server/process-tree';
import { runBatch } from '../server/run-batch';
import { startBenchServer } from '../server/start-server';
import type { Part } from './part';

/** How many candidates stand in a batch, and how many such batches are scored in each round. */
const SIZES = [
  { size: 100, batches: 10 },
  { size: 1_000, batches: 2 },
  { size: 10_000, batches: 1 },
] as const;
const ROUNDS = 3;
const LARGEST = 100_000;
/** The most that a candidate may cost in one size of what it costs in another. */
const DEAREST = 1.25;

/** What a candidate took of a core, and of the clock, in milliseconds. */
type Cost = { size: number; core: number; clock: number };

/**
 * What one candidate costs from submission to completed, in batches of every size, out of a database: a table or an
 * archive of so many whole resumes would be above what an upload may have. The cost is what the server and its
 * PostgreSQL use of a core; the clock stands beside it, on which a small batch also waits for each commit in turn.
 */
export const growthPart: Part = {
  name: 'growth',
  title: `Growth: what a candidate costs in batches of ${SIZES[0].size} to ${LARGEST}`,
  async run({ scratch }) {
    if (process.platform !== 'linux') {
      console.log('  skipped: measured from /proc, which only Linux has');
      return [];
    }
    const server = await startBenchServer(scratch, { ALLOW_PRIVATE_SOURCES: 'true' });
    try {
      const token = await openAccount(server);
      const job = writePosting(randomFrom(7));
      const customer = await fillCustomerDatabase(server, writeResumes(randomFrom(6), LARGEST));
      const score = async (size: number): Promise<Cost> => {
        const before = await coreSecondsOf(server.roots);
        const upload = { job, inputType: 'database', config: customer.sourceOf(size) } as const;
        const { seconds } = await runBatch(server, token, upload, size);
        const used = (await coreSecondsOf(server.roots)) - before;
        return { size, core: (used / size) * 1e3, clock: (seconds / size) * 1e3 };
      };
      await score(SIZES[1].size);
      const costs: Cost[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const { size, batches } of SIZES) {
          for (let done = 0; done < batches; done += 1) costs.push(await score(size));
        }
      }
      costs.push(await score(LARGEST));
      return report(costs);
    } finally {
      await server.stop();
    }
  },
};

function report(costs: readonly Cost[]) {
  const each = [...SIZES.map(({ size }) => size), LARGEST].map((size) => {
    const same = costs.filter((cost) => cost.size === size);
    const middle = (of: 'core' | 'clock') => median(same.map((cost) => cost[of]));
    return { size, core: middle('core'), clock: middle('clock') };
  });
  const rows = each.map((cost) => [String(cost.size), cost.core.toFixed(2), cost.clock.toFixed(2)]);
  console.log(table(['candidates', 'ms of a core each', 'ms by the clock each'], rows));
  const cores = each.map(({ core }) => core);
  const dearest = Math.max(...cores) / Math.min(...cores);
  return [atMost('dearest candidate to cheapest', dearest, DEAREST, { unit: 'x' })];
}

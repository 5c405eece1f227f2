import { randomFrom } from '@candor/domain/rules/random-from';
import { candidatesCsv } from '../corpus/csv';
import { writePosting } from '../corpus/posting';
import { type Resume, writeResumes } from '../corpus/resume';
import { median } from '../measure';
import { table } from '../print/table';
import { atMost } from '../print/verdict';
import { openAccount } from '../server/open-account';
import { runBatch } from '../server/run-batch';
import { startBenchServer } from '../server/start-server';
import type { Part } from './part';

/** How many candidates stand in a batch, and how many such batches are scored in each round. */
const SIZES = [
  { size: 100, batches: 10 },
  { size: 1_000, batches: 4 },
  { size: 10_000, batches: 1 },
] as const;
const ROUNDS = 3;
const LARGEST = 100_000;
/** As much of each resume as lets the largest table stay below ten megabytes, which the product still takes. */
const TEXT_LENGTH = 40;
/** The most that a candidate may cost in one size of what it costs in another. */
const DEAREST = 1.25;

/** What one candidate costs from upload to completed, in batches of every size. */
export const growthPart: Part = {
  name: 'growth',
  title: `Growth: what a candidate costs in batches of ${SIZES[0].size} to ${LARGEST}`,
  async run({ scratch }) {
    const server = await startBenchServer(scratch);
    try {
      const token = await openAccount(server);
      const job = writePosting(randomFrom(7));
      const people = writeResumes(randomFrom(6), LARGEST).map(shortened);
      const costs = new Map<number, number[]>();
      const score = async (size: number): Promise<void> => {
        const file = Buffer.from(candidatesCsv(people.slice(0, size)));
        const upload = { job, inputType: 'csv_file', filename: 'rows.csv', file } as const;
        const { seconds } = await runBatch(server, token, upload, size);
        costs.set(size, [...(costs.get(size) ?? []), (seconds / size) * 1e3]);
      };
      await score(SIZES[1].size);
      costs.clear();
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const { size, batches } of SIZES) {
          for (let done = 0; done < batches; done += 1) await score(size);
        }
      }
      await score(LARGEST);
      const each = [...costs].map(([size, all]) => ({ size, ms: median(all) }));
      const rows = each.map(({ size, ms }) => [String(size), ms.toFixed(3)]);
      console.log(table(['candidates', 'ms each'], rows));
      const values = each.map(({ ms }) => ms);
      const dearest = Math.max(...values) / Math.min(...values);
      return [atMost('dearest candidate to cheapest', dearest, DEAREST, { unit: 'x' })];
    } finally {
      await server.stop();
    }
  },
};

/** The number keeps everybody a person of their own: whose text is the same is scored once. */
function shortened(resume: Resume, index: number): Resume {
  return { ...resume, text: `${index} ${resume.text.slice(0, TEXT_LENGTH)}` };
}

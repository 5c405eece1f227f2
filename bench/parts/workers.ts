import { join } from 'node:path';
import { randomFrom } from '@candor/domain/rules/random-from';
import { startEmbedded } from '@candor/server/db/embedded/start';
import { resumeArchive } from '../corpus/archive';
import { writePosting } from '../corpus/posting';
import { driftNote, median } from '../measure';
import { table } from '../print/table';
import { atLeast, type Verdict } from '../print/verdict';
import { programExists } from '../program';
import { openAccount } from '../server/open-account';
import { runBatch } from '../server/run-batch';
import { startBenchServer } from '../server/start-server';
import { startBenchWorker } from '../server/start-worker';
import type { Part } from './part';

/** Enough groups that neither worker waits long for the other's last one. */
const FILES = 400;
const ROUNDS = 3;
const CORES = [0, 1] as const;
/** How many times as fast two are to be. */
const LEAST = 1.5;

/** The same batch by one worker and by two, each held to a core of its own. Pages and database have both cores, as they need them. */
export const workersPart: Part = {
  name: 'workers',
  title: `Workers: ${FILES} PDF resumes by one and by two, each on one core`,
  async run({ scratch }) {
    if (!(await programExists('taskset', '--version'))) {
      console.log('  not measured: taskset is not installed (package util-linux)\n');
      return [];
    }
    const DATA_DIR = join(scratch, 'data');
    const started: { stop(): Promise<void> }[] = [];
    try {
      const database = await startEmbedded(DATA_DIR);
      started.push(database);
      const settings = { DATA_DIR, DATABASE_URL: database.url };
      const server = await startBenchServer(scratch, settings, 'web');
      started.push(server);
      started.push(await startBenchWorker(settings, CORES[0]));
      const token = await openAccount(server);
      const file = await resumeArchive(FILES);
      const job = writePosting(randomFrom(7));
      const upload = { job, inputType: 'zip_file', filename: 'r.zip', file } as const;
      const batch = async () => (await runBatch(server, token, upload, FILES)).seconds;
      const byTwo = async () => {
        const second = await startBenchWorker(settings, CORES[1]);
        try {
          await batch();
          return await batch();
        } finally {
          await second.stop();
        }
      };
      await batch();
      const one: number[] = [];
      const two: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        one.push(await batch());
        two.push(await byTwo());
      }
      return [report(one, two)];
    } finally {
      for (const one of started.reverse()) await one.stop();
    }
  },
};

function report(one: readonly number[], two: readonly number[]): Verdict {
  const row = (name: string, seconds: readonly number[]) => {
    const middle = median(seconds);
    return [name, middle.toFixed(2), (FILES / middle).toFixed(0)];
  };
  const rows = [row('one worker', one), row('two workers', two)];
  console.log(table(['', 'seconds', 'candidates/s'], rows));
  const note = driftNote(one);
  if (note) console.log(`\n${note}`);
  return atLeast('two workers, of one', median(one) / median(two), LEAST, { unit: 'x' });
}

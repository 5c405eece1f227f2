import { setTimeout as sleep } from 'node:timers/promises';
import { randomFrom } from '@candor/domain/rules/random-from';
import { candidatesCsv } from '../corpus/csv';
import { writePosting } from '../corpus/posting';
import { writeResumes } from '../corpus/resume';
import { table } from '../print/table';
import { openAccount } from '../server/open-account';
import { type Memory, memoryOf } from '../server/process-tree';
import { runBatch } from '../server/run-batch';
import { type BenchServer, startBenchServer } from '../server/start-server';
import { mostMemoryDuring } from '../server/watch-memory';
import type { Part } from './part';

const CANDIDATES = 1_000;
/** Long enough for the start's own work to be over. */
const REST_MS = 5_000;

/** What the server with its children and its PostgreSQL holds at rest, and how that grows with a batch. */
export const memoryPart: Part = {
  name: 'memory',
  title: 'Memory: server, children and PostgreSQL together, in MB',
  async run({ scratch }) {
    if (process.platform !== 'linux') {
      console.log('  skipped: measured from /proc, which only Linux has');
      return [];
    }
    const server = await startBenchServer(scratch);
    try {
      const token = await openAccount(server);
      await sleep(REST_MS);
      const rest = await memoryOf(server.roots);
      const { most } = await mostMemoryDuring(server.roots, submitBatch(server, token));
      await sleep(REST_MS);
      report([
        ['at rest', rest],
        [`peak of a batch of ${CANDIDATES}`, most],
        ['after it', await memoryOf(server.roots)],
      ]);
      return [];
    } finally {
      await server.stop();
    }
  },
};

function submitBatch(server: BenchServer, token: string): Promise<unknown> {
  const upload = {
    job: writePosting(randomFrom(7)),
    inputType: 'csv_file',
    filename: 'rows.csv',
    file: Buffer.from(candidatesCsv(writeResumes(randomFrom(5), CANDIDATES))),
  } as const;
  return runBatch(server, token, upload, CANDIDATES);
}

function report(rows: readonly (readonly [string, Memory])[]): void {
  const rest = rows[0]?.[1].pss ?? 0;
  console.log(
    table(
      ['', 'processes', 'RSS', 'PSS', 'PSS above rest'],
      rows.map(([label, { processes, rss, pss }]) => [
        label,
        String(processes),
        rss.toFixed(0),
        pss.toFixed(0),
        (pss - rest).toFixed(0),
      ]),
    ),
  );
}

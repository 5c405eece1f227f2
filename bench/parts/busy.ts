import { users } from '@candor/domain/api/users';
import { hostileArchive, resumeArchive } from '../corpus/archive';
import { writePosting } from '../corpus/posting';
import { driftNote, median } from '../measure';
import { table } from '../print/table';
import { randomFrom } from '../random';
import { keepBusy } from '../server/keep-busy';
import { type Load, loadOn } from '../server/load';
import { openAccount } from '../server/open-account';
import type { Upload } from '../server/run-batch';
import { type BenchServer, startBenchServer } from '../server/start-server';
import type { Part } from './part';

const ROUNDS = 5;
const SECONDS = 3;
const READERS = 5;
const FILES = 200;
const HOSTILE_FILES = 100;

/** What somebody who is signed in waits for while batches are scored, beside the same wait while nothing is. */
export const busyPart: Part = {
  name: 'busy',
  title: `Work: GET quota-status, signed in, ${READERS} readers, while batches are scored`,
  async run({ scratch }) {
    const server = await startBenchServer(scratch);
    try {
      const token = await openAccount(server);
      const job = writePosting(randomFrom(7));
      const archive = (file: Buffer): Upload => ({
        ...{ job, inputType: 'zip_file', filename: 'resumes.zip', file },
      });
      await compare('resumes', server, token, archive(await resumeArchive(FILES)));
      await compare('hostile files', server, token, archive(await hostileArchive(HOSTILE_FILES)));
    } finally {
      await server.stop();
    }
  },
};

/** Reads without and with the work in turns; the first round warms both and is not counted. */
async function compare(
  name: string,
  server: BenchServer,
  token: string,
  upload: Upload,
): Promise<void> {
  const url = `${server.address}${users.quotaStatus.path}`;
  const headers = { authorization: `Bearer ${token}` };
  const read = (): Promise<Load> =>
    loadOn(url, headers, { connections: READERS, seconds: SECONDS });
  const rounds = { idle: [] as Load[], busy: [] as Load[], ended: 0 };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const idle = await read();
    const work = keepBusy(server, token, upload);
    const busy = await read();
    const ended = await work.stop();
    if (round === 0) continue;
    rounds.idle.push(idle);
    rounds.busy.push(busy);
    rounds.ended += ended;
  }
  report(name, rounds);
}

function report(
  name: string,
  { idle, busy, ended }: { idle: Load[]; busy: Load[]; ended: number },
): void {
  const middle = (loads: readonly Load[], key: keyof Load): number =>
    median(loads.map((load) => load[key]));
  const row = (label: string, loads: readonly Load[]): string[] => [
    label,
    middle(loads, 'perSecond').toFixed(0),
    middle(loads, 'p50').toFixed(1),
    middle(loads, 'p99').toFixed(1),
  ];
  console.log(
    table([name, 'answers/s', 'p50 ms', 'p99 ms'], [row('idle', idle), row('busy', busy)]),
  );
  const ratio = middle(busy, 'p99') / middle(idle, 'p99');
  console.log(
    `\n  p99 ${ratio.toFixed(2)}x of idle${driftNote(idle.map((load) => load.p99))}` +
      `\n  ${ended} batches ended\n`,
  );
}

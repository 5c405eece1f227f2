import { users } from '@candor/domain/api/users';
import { randomFrom } from '@candor/domain/rules/random-from';
import { hostileArchive, resumeArchive } from '../corpus/archive';
import { writePosting } from '../corpus/posting';
import { compareLoads } from '../print/loads';
import { atMost, type Verdict } from '../print/verdict';
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
/** The most that the slowest answers may take longer. */
const OF_IDLE = 2;

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
        job,
        inputType: 'zip_file',
        filename: 'resumes.zip',
        file,
      });
      const resumes = archive(await resumeArchive(FILES));
      const hostile = archive(await hostileArchive(HOSTILE_FILES));
      return [
        await compare('resumes', server, token, resumes),
        await compare('hostile files', server, token, hostile),
      ];
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
): Promise<Verdict> {
  const url = `${server.address}${users.quotaStatus.path}`;
  const headers = { authorization: `Bearer ${token}` };
  const read = (): Promise<Load> =>
    loadOn([{ url, headers }], { connections: READERS, seconds: SECONDS });
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
  const [idle, busy] = [rounds.idle, rounds.busy];
  const ratio = compareLoads(name, { label: 'idle', loads: idle }, { label: 'busy', loads: busy });
  console.log(`  ${rounds.ended} batches ended\n`);
  return atMost(`p99 while ${name} are read, of idle`, ratio, OF_IDLE, { unit: 'x' });
}

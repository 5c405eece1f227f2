import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { accounts } from '@candor/domain/api/accounts';
import { batches } from '@candor/domain/api/batches';
import { users } from '@candor/domain/api/users';
import { randomFrom } from '@candor/domain/rules/random-from';
import { freePort } from '@candor/server/free-port';
import { candidatesCsv } from '../corpus/csv';
import { writePosting } from '../corpus/posting';
import { writeResumes } from '../corpus/resume';
import { driftNote, median } from '../measure';
import { table } from '../print/table';
import { noneAbove, noneBelow, type Verdict } from '../print/verdict';
import { type Asked, type Load, loadOn } from '../server/load';
import { ACCOUNT, openAccount } from '../server/open-account';
import { openDatabase } from '../server/open-database';
import { runBatch } from '../server/run-batch';
import { type BenchServer, startBenchServer } from '../server/start-server';
import type { Part } from './part';

const ROUNDS = 5;
const CANDIDATES = 500;
/** Each with a batch of its own: what the calls of one account share, those of another do not. */
const ACCOUNTS = 25;
/** More than the server can answer at once: how many it answers is what counts. */
const PRESSURE = { connections: 50, seconds: 2 };
/** As many as look at the same moment in a busy hour: how long they wait is what counts. */
const CALM = { connections: 10, seconds: 2 };
/** The least of the bare route's answers a second, and the most that the slowest may take in milliseconds. */
const TARGETS = { ofBare: 0.1, p99: 25 } as const;
const BARE = fileURLToPath(new URL('../baselines/bare-fastify.ts', import.meta.url));

/** One read: what it is called, and how each account asks for it. */
type Read = { name: string; asked: readonly Asked[] };

/** An account, and its batch. */
type Reader = { headers: Asked['headers']; batchId: string };

/** How an address answered, round for round. */
type Rounds = { pressed: Load[]; calm: Load[] };

/** Signed-in reads with their queries beside a route of the same web server that does nothing. */
export const readsPart: Part = {
  name: 'reads',
  title: `Reads of ${ACCOUNTS} accounts, signed in, beside a bare route`,
  async run({ scratch }) {
    const bare = await startBare();
    const server = await startBenchServer(scratch);
    try {
      const reads = [...readsOf(server, await openReaders(server)), bareRead(bare.url)];
      const rounds = reads.map((): Rounds => ({ pressed: [], calm: [] }));
      // The first round warms everything and is not counted.
      for (let round = 0; round <= ROUNDS; round += 1) {
        for (const [at, { asked }] of reads.entries()) {
          const pressed = await loadOn(asked, PRESSURE);
          const calm = await loadOn(asked, CALM);
          if (round === 0) continue;
          rounds[at]?.pressed.push(pressed);
          rounds[at]?.calm.push(calm);
        }
      }
      return report(reads.map(({ name }, at) => [name, rounds[at] ?? { pressed: [], calm: [] }]));
    } finally {
      await server.stop();
      await bare.stop();
    }
  },
};

/** Opens the accounts and has each score a batch. */
async function openReaders(server: BenchServer): Promise<Reader[]> {
  const file = Buffer.from(candidatesCsv(writeResumes(randomFrom(6), CANDIDATES)));
  const job = writePosting(randomFrom(7));
  const upload = { job, inputType: 'csv_file', filename: 'rows.csv', file } as const;
  const readers: Reader[] = [];
  for (let at = 0; at < ACCOUNTS; at += 1) {
    const token = await openAccount(server, { ...ACCOUNT, email: `reader${at}@example.org` });
    const { id: batchId } = await runBatch(server, token, upload, CANDIDATES);
    readers.push({ headers: { authorization: `Bearer ${token}` }, batchId });
  }
  await tidyUp(server);
  return readers;
}

/** What the database would do of its own accord within minutes of so many insertions, in the middle of a round. */
async function tidyUp(server: BenchServer): Promise<void> {
  const { pool, close } = await openDatabase(server);
  try {
    await pool.query('vacuum analyze');
    await pool.query('checkpoint');
  } finally {
    await close();
  }
}

function readsOf({ address }: BenchServer, readers: readonly Reader[]): Read[] {
  const read = (name: string, path: string): Read => ({
    name,
    asked: readers.map(({ headers, batchId }) => ({
      url: `${address}${path.replace(':id', batchId)}`,
      headers,
    })),
  });
  return [
    read('who is signed in', accounts.me.path),
    read('quota', users.quotaStatus.path),
    read('status of a batch', batches.status.path),
    read('page of 20 results', `${batches.results.path}?limit=20`),
    read('the same, as the table reads it', `${batches.results.path}?limit=20&detail=outcomes`),
  ];
}

async function startBare(): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort();
  const child = spawn(process.execPath, [...process.execArgv, BARE, String(port)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}/`;
  const ended = once(child, 'exit');
  while (child.exitCode === null && !(await answers(url))) await sleep(50);
  return {
    url,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    // Nobody listens yet.
    return false;
  }
}

const bareRead = (url: string): Read => ({ name: 'bare Fastify', asked: [{ url, headers: {} }] });

/** The bare route comes last. */
function report(all: readonly (readonly [name: string, rounds: Rounds])[]): Verdict[] {
  const bare = all.at(-1)?.[1] ?? { pressed: [], calm: [] };
  const rows = all.map(([name, { pressed, calm }]) => [
    name,
    ...beside(pressed, bare.pressed),
    middle(pressed, 'p99').toFixed(1),
    ...beside(calm, bare.calm),
    middle(calm, 'p99').toFixed(1),
  ]);
  const columns = ({ connections }: typeof PRESSURE) => [
    `${connections} at once: answers/s`,
    'of bare',
    'p99 ms',
  ];
  console.log(table(['', ...columns(PRESSURE), ...columns(CALM)], rows));
  console.log(driftNote(bare.pressed.map((load) => load.perSecond)));
  console.log(`  ${boundOf(bare.pressed)}`);
  const ours = all.slice(0, -1);
  const { ofBare, p99 } = TARGETS;
  return [
    noneBelow(
      'fewest answers, of bare',
      ours.map(([name, { pressed }]) => [name, ratio(pressed, bare.pressed)]),
      ofBare,
      { unit: 'x' },
    ),
    ...([PRESSURE, CALM] as const).map(({ connections }, at) =>
      noneAbove(
        `p99 with ${connections} at once`,
        ours.map(([name, { pressed, calm }]) => [name, middle(at === 0 ? pressed : calm, 'p99')]),
        p99,
        { unit: 'ms', digits: 1 },
      ),
    ),
  ];
}

/** What nobody can be faster than on this machine, whatever a read costs: as many as ask at once share what is answered. */
function boundOf(bare: readonly Load[]): string {
  const { connections } = PRESSURE;
  const least = (connections / TARGETS.p99) * 1e3;
  const wait = (connections / middle(bare, 'perSecond')) * 1e3;
  return (
    `${connections} at once wait ${connections} / answers a second on the mean (Little's law): below ${least.toFixed(0)} answers/s ` +
    `more than ${TARGETS.p99} ms.\n  The bare route made them wait ${wait.toFixed(1)} ms here, and one in a hundred ${middle(bare, 'p99').toFixed(1)} ms.`
  );
}

function ratio(ours: readonly Load[], bare: readonly Load[]): number {
  return middle(ours, 'perSecond') / middle(bare, 'perSecond');
}

/** Answers per second, and their share of the bare route's. */
function beside(ours: readonly Load[], bare: readonly Load[]): string[] {
  return [middle(ours, 'perSecond').toFixed(0), ratio(ours, bare).toFixed(2)];
}

function middle(loads: readonly Load[], key: keyof Load): number {
  return median(loads.map((load) => load[key]));
}

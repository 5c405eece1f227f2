import { accounts } from '@candor/domain/api/accounts';
import { support } from '@candor/domain/api/support';
import { users } from '@candor/domain/api/users';
import { TicketCreated } from '@candor/domain/model/support';
import { type OpenSocket, openSocket } from '@candor/server/testing/open-socket';
import { median } from '../measure';
import { compareLoads } from '../print/loads';
import { atMost, type Verdict } from '../print/verdict';
import { call } from '../server/call';
import { floodSocket } from '../server/flood-socket';
import { type Load, loadOn } from '../server/load';
import { ACCOUNT, openAccount } from '../server/open-account';
import { type BenchServer, startBenchServer } from '../server/start-server';
import { mostMemoryDuring } from '../server/watch-memory';
import type { Part } from './part';

const ROUNDS = 5;
const READ = { connections: 5, seconds: 3 };
/** Fifty windows in all, as many of each account as one may have open. */
const WINDOWS = [8, 8, 8, 8, 8, 8, 2];
/** Megabytes that the server may grow by, how many times longer others may wait, and how soon a window ends after its session. */
const TARGETS = { growth: 32, ofIdle: 2, endSeconds: 5 } as const;

/** Whoever talks, with the windows that are open. */
type Talk = { token: string; ticketId: string; windows: OpenSocket[] };

/** What a flooded chat costs others, with fifty windows open of which some read nothing. */
export const chatPart: Part = {
  name: 'chat',
  title: `Chat: GET quota-status, signed in, while a window sends 1,000 frames a second and ${WINDOWS.reduce((sum, some) => sum + some)} are open`,
  async run({ scratch }) {
    if (process.platform !== 'linux') {
      console.log('  skipped: measured from /proc, which only Linux has');
      return [];
    }
    const server = await startBenchServer(scratch);
    try {
      const headers = { authorization: `Bearer ${await openAccount(server)}` };
      const url = `${server.address}${users.quotaStatus.path}`;
      const flooder = await startTalk(server, 'flooder', 0);
      const talks: Talk[] = [];
      for (const [at, windows] of WINDOWS.entries()) {
        talks.push(await startTalk(server, `talker-${at}`, windows));
      }
      const [asleep, signingOut] = talks;
      for (const window of asleep?.windows ?? []) window.pause();
      const verdicts = await compare(server, () => loadOn([{ url, headers }], READ), {
        flooder,
        asleep,
      });
      if (signingOut) verdicts.push(await signOut(server, signingOut));
      for (const { windows } of talks) for (const window of windows) window.leave();
      return verdicts;
    } finally {
      await server.stop();
    }
  },
};

async function startTalk(server: BenchServer, name: string, windows: number): Promise<Talk> {
  const token = await openAccount(server, { ...ACCOUNT, email: `${name}@example.org` });
  const body = { subject: 'A question', message: 'Where from?' };
  const answer = await call({ server, token }, support.chat, { body });
  const { ticket_id: ticketId } = TicketCreated.parse(answer);
  const open = Array.from({ length: windows }, () =>
    openSocket(server.address, { token, ticketId }),
  );
  await Promise.all(open.map((window) => window.until(({ type }) => type === 'ready')));
  return { token, ticketId, windows: open };
}

type Loud = { flooder: Talk; asleep: Talk | undefined };

/** Reads without and with the flood in turns; the first round warms both and is not counted. */
async function compare(
  server: BenchServer,
  read: () => Promise<Load>,
  { flooder, asleep }: Loud,
): Promise<Verdict[]> {
  const rounds = { idle: [] as Load[], flooded: [] as Load[], grown: [] as number[] };
  const sent = { frames: 0, hangUps: 0 };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const idle = await mostMemoryDuring(server.roots, read());
    const flood = floodSocket(server.address, flooder);
    // Nobody reads it: it piles up in the server.
    if (asleep) await writeTo(server, asleep, round);
    const flooded = await mostMemoryDuring(server.roots, read());
    const { frames, hangUps } = await flood.stop();
    if (round === 0) continue;
    rounds.idle.push(idle.result);
    rounds.flooded.push(flooded.result);
    rounds.grown.push(flooded.most.pss - idle.most.pss);
    sent.frames += frames;
    sent.hangUps += hangUps;
  }
  const ratio = compareLoads(
    `${READ.connections} readers`,
    { label: 'quiet windows', loads: rounds.idle },
    { label: 'under the flood', loads: rounds.flooded },
  );
  console.log(`  ${sent.frames} frames sent, hung up on ${sent.hangUps} times`);
  return [
    atMost('p99 of others, of idle', ratio, TARGETS.ofIdle, { unit: 'x' }),
    atMost('memory above that of quiet windows', median(rounds.grown), TARGETS.growth, {
      unit: 'MB',
    }),
  ];
}

async function writeTo(
  server: BenchServer,
  { token, ticketId }: Talk,
  round: number,
): Promise<void> {
  const message = `${round} ${'and on and on '.repeat(100)}`;
  await call({ server, token }, support.send, { body: { ticket_id: ticketId, message } });
}

/** Ends the session of somebody who talks, and times how long the last of the windows stays open. */
async function signOut(server: BenchServer, { token, windows }: Talk): Promise<Verdict> {
  const start = performance.now();
  const reply = await fetch(`${server.address}${accounts.logout.path}`, {
    method: accounts.logout.method,
    headers: { authorization: `Bearer ${token}` },
  });
  if (!reply.ok) throw new Error(`Signing out answered ${reply.status}.`);
  await Promise.all(windows.map(({ ended }) => ended));
  const seconds = (performance.now() - start) / 1_000;
  return atMost('the last window ends after its session', seconds, TARGETS.endSeconds, {
    unit: 's',
  });
}

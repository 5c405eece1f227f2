import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '@candor/domain/rules/random-from';
import { sql } from 'drizzle-orm';
import { connect } from '../../db/connect';
import type { Db } from '../../db/database';
import { between } from './between';
import { type ServerProcess, type Surroundings, startProcess } from './processes';

/** A process of a run, which may be ended and started again in its place. */
export type Member = {
  process: ServerProcess;
  /** By which it is on the list of those that live; null for one that does not work. */
  beatsAs: string | null;
  /** Whether the run may strike it. */
  mortal: boolean;
  /** Puts a new process in its place. */
  restart(): Promise<void>;
};

type Around = Surroundings & { databaseUrl: string; webUrl: string };

const LOOK_EVERY_MS = 20;

/** Starts the whole product in one process, or a web process that lives on, by an address of its own, and two workers that may die. */
export async function startCrew(
  parts: 'one process' | 'web and two workers',
  around: Around,
): Promise<Member[]> {
  if (parts === 'one process') return [await startWorking('all', around)];
  const { clockJumpMs: _, ...steady } = around;
  const web = startMember(() => startProcess('web', { ...steady, databaseUrl: around.webUrl }));
  // One after the other: who is new on the list of the living is who has just started.
  const first = await startWorking('worker', around);
  return [await web, first, await startWorking('worker', around)];
}

async function startMember(start: () => Promise<ServerProcess>): Promise<Member> {
  const member: Member = {
    process: await start(),
    beatsAs: null,
    mortal: false,
    restart: async () => {
      member.process = await start();
    },
  };
  return member;
}

async function startWorking(role: 'all' | 'worker', around: Around): Promise<Member> {
  const start = () => named(around.databaseUrl, () => startProcess(role, around));
  const member: Member = {
    ...(await start()),
    mortal: true,
    restart: async () => {
      Object.assign(member, await start());
    },
  };
  return member;
}

/** Starts a process and waits until it says by which name it lives. */
async function named(databaseUrl: string, start: () => Promise<ServerProcess>) {
  const { db, close } = connect(databaseUrl, { size: 1, onIdleError: () => {} });
  try {
    const before = await namesOf(db);
    const process = await start();
    for (;;) {
      const [beatsAs] = (await namesOf(db)).filter((name) => !before.includes(name));
      if (beatsAs !== undefined) return { process, beatsAs };
      await sleep(LOOK_EVERY_MS);
    }
  } finally {
    await close();
  }
}

async function namesOf(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select process as name from worker_beats`,
  );
  return rows.map(({ name }) => name);
}

/** One of those that may be struck. */
export function anyMortal(random: Random, crew: readonly Member[]): Member {
  const mortals = crew.filter(({ mortal }) => mortal);
  const chosen = mortals[between(random, 0, mortals.length - 1)];
  if (!chosen) throw new Error('Nobody of the crew is mortal');
  return chosen;
}

import { randomUUID } from 'node:crypto';
import type { Random } from '@candor/domain/rules/random-from';
import { transactionScope, withinAccount } from '../../db/row-level-security';
import type { Deps } from '../../deps';
import { isAway } from '../../infrastructure-errors';
import { writeBeat } from '../../jobs/heartbeat';
import { GROUP_SIZE } from '../../jobs/limits';
import { reap, restoreLost } from '../../jobs/reap';
import type { TestClock } from '../clock';
import type { TestUser } from '../factories';
import type { SimulatedStripe } from '../stripe/simulator';
import type { Actor } from './actor';
import { aCaller, type Call, type Caller } from './caller';
import { passTime } from './clock';
import type { Inbox } from './mornings';
import type { Plot } from './plot';
import type { Stage } from './stage';
import { aWorker, type Worker } from './worker';

/** What a seed has done so far. */
export type Scene = {
  random: Random;
  plot: Plot;
  user: TestUser;
  stripe: SimulatedStripe;
  /** null where no schedule asks for work. */
  inbox: Inbox | null;
  calls: Call[];
  story: string[];
  moves: number;
  faults: number;
};

/** Everybody who takes part, from seed to seed; who dies is replaced. */
export type Cast = {
  stage: Stage;
  clock: TestClock;
  workers: Worker[];
  callers: Caller[];
  /** Looks for the work of the dead, and for what fell out of the queue. */
  keeper: Actor;
  /** How large the groups are that workers make. */
  groupSize: { texts: number };
  /** What the keeper met that it would only have logged, and that no broken connection explains. */
  troubles: string[];
  actors(): Actor[];
  /** Those who have a statement ready, in the same order whoever has been replaced. */
  ready(): Actor[];
  keep(): void;
  /** Lets time pass; who lives and does not stand still says so. */
  pass(ms: number): Promise<void>;
  /** Ends whoever this is as kill -9 does, and lets another take the place. */
  kill(actor: Actor): Promise<void>;
  /** Lets others take the places of workers that have stopped. */
  replaceStopped(): Promise<void>;
};

const WORKERS = 3;
const CALLERS = 3;

/** Lets everybody enter: three workers, three web processes and the keeper. */
export async function openCast(deps: Deps, clock: TestClock, stage: Stage): Promise<Cast> {
  const { db } = stage.backstage;
  const groupSize = { ...GROUP_SIZE };
  let entered = 0;
  const enter = (name: string) => {
    entered += 1;
    return stage.enter(`${name} ${entered}`);
  };
  const newWorker = async () => {
    const worker = aWorker(deps, enter('worker'), groupSize);
    await guard(worker.actor);
    return worker;
  };
  const newCaller = async () => {
    const caller = await aCaller(deps, enter('web'));
    await guard(caller.actor);
    return caller;
  };
  const keeper = enter('keeper');
  keeper.guarded = true;
  const cast: Cast = {
    stage,
    clock,
    workers: await Promise.all(Array.from({ length: WORKERS }, newWorker)),
    callers: await Promise.all(Array.from({ length: CALLERS }, newCaller)),
    keeper,
    groupSize,
    troubles: [],
    actors: () => [...cast.workers, ...cast.callers].map(({ actor }) => actor).concat(keeper),
    ready: () => cast.actors().filter(({ frozen, wishes }) => !frozen && wishes.length > 0),
    keep: () =>
      keeper.begin(async () => {
        for (const round of [reap, restoreLost]) {
          await round(keeper.db).catch((error) => {
            if (!isAway(error)) cast.troubles.push(`the keeper failed: ${error}`);
          });
        }
      }),
    pass: async (ms) => {
      const held = await passTime(db, clock, ms);
      // A beat that would have to wait for somebody who forgets old ones is left out: the next one comes soon.
      const beating = cast.workers.filter(
        ({ actor, process, workerIds }) =>
          !actor.frozen && workerIds.length > 0 && !held.has(process),
      );
      for (const { process, workerIds } of beating) await writeBeat(db, process, workerIds);
    },
    kill: async (actor) => {
      await stage.kill(actor);
      const worker = cast.workers.findIndex((one) => one.actor === actor);
      const caller = cast.callers.findIndex((one) => one.actor === actor);
      if (worker >= 0) cast.workers[worker] = await newWorker();
      if (caller >= 0) cast.callers[caller] = await newCaller();
    },
    replaceStopped: async () => {
      for (const worker of cast.workers.filter((one) => one.hasStopped())) {
        await cast.kill(worker.actor);
      }
    },
  };
  return cast;
}

/** From now on its statements ask. What each pool finds out about its database once is no part of what a seed tells. */
async function guard(actor: Actor): Promise<void> {
  await withinAccount(randomUUID(), () => transactionScope(actor.pool));
  actor.guarded = true;
}

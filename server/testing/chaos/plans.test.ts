import { randomFrom } from '@candor/domain/rules/random-from';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Jobs } from '../../jobs/start-jobs';
import { startWorker } from '../../worker';
import { keepSeed, keptSeeds } from '../kept-seeds';
import { type PaidApp, paidApp } from '../stripe/paid-app';
import { changePlansAtOnce, watchPlans } from './change-plans';

/** More with PLAN_ROUNDS=1000; each round is an account, and up to eight of them spend side by side. */
const ROUNDS = Number(process.env.PLAN_ROUNDS ?? 3);
const SIDE_BY_SIDE = Math.min(8, ROUNDS);
const CAMPAIGN = 'plans';
const SEED = Number(process.env.PLAN_SEED ?? 20_260_501);

let p: PaidApp;
let worker: Jobs;
/** What the log says of calls that answered 500. */
const failures: string[] = [];
beforeAll(async () => {
  p = await paidApp({ onLog: (line) => line.includes('a call failed') && failures.push(line) });
  p.stripe.deliverTo(`${p.origin}/api/webhooks/payments`);
  await watchPlans(p.t.db);
  worker = await startWorker(p.t.deps);
});
afterAll(async () => {
  await worker.stop();
  await p.stripe.delivered();
  await p.close();
});

test(
  'however plans go up, down and out while their quota is spent, by people and by keys, nobody passes a limit and every charge counts once (P6)',
  async () => {
    const answers: Record<number, number> = {};
    const broken: string[] = [];
    const fresh = Array.from({ length: ROUNDS }, (_, at) => SEED + at);
    const seeds = [...new Set([...keptSeeds(CAMPAIGN), ...fresh])];
    for (let done = 0; done < seeds.length; done += SIDE_BY_SIDE) {
      const wave = seeds.slice(done, done + SIDE_BY_SIDE);
      const found = await changePlansAtOnce(p, wave.map(randomFrom), (statuses) => {
        for (const status of statuses) answers[status] = (answers[status] ?? 0) + 1;
      });
      broken.push(...found.map((problem) => `seed ${wave[0]}: ${problem}`));
      if (found.length > 0) for (const seed of wave) keepSeed(CAMPAIGN, seed, found);
    }
    expect([...broken, ...failures]).toEqual([]);
    // What the quota holds, what it does not, and changes of plans.
    expect([answers[200], answers[202], answers[402]].every(Boolean)).toBe(true);
  },
  60_000 + ROUNDS * 10_000,
);

import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseServer } from './database-server';
import { between, type Random } from './random';

/** `stopped` for ten seconds as in maintenance, or `killed` and started again at once. */
export type Outage = 'stopped' | 'killed';

const STOPPED_MS = 10_000;
const ASK_EVERY_MS = 250;
/** How long people may wait for pages once the database takes connections again. */
const BACK_WITHIN_MS = 5_000;
const GIVE_UP_MS = 30_000;

export type OutageOutcome = {
  /** From the database's first answer to the product's. */
  backAfterMs: number;
  /** What was answered while the database was away. */
  answers: Readonly<Record<number, number>>;
  broken: string[];
};

/**
 * Takes the database away soon after work came and asks the product for an account's batches meanwhile, as its page does. Clean is
 * an answer (200 for what was on its way, 503 for what cannot be known now), never silence and never another error.
 */
export async function takeDatabaseAway(
  server: DatabaseServer,
  random: Random,
  outage: Outage,
  ask: () => Promise<Response>,
): Promise<OutageOutcome> {
  await sleep(between(random, 0, 800));
  const answers: Record<number, number> = {};
  const broken: string[] = [];
  const look = async () => {
    const reply = await ask().catch(() => null);
    if (reply === null) broken.push('a call was not answered while the database was away');
    else answers[reply.status] = (answers[reply.status] ?? 0) + 1;
    return reply?.status === 200;
  };
  if (outage === 'stopped') {
    await server.stop();
    const until = performance.now() + STOPPED_MS;
    while (performance.now() < until) {
      await look();
      await sleep(ASK_EVERY_MS);
    }
  } else {
    await server.kill();
    await look();
  }
  await server.start();
  const started = performance.now();
  const limit = started + GIVE_UP_MS;
  while (!(await look()) && performance.now() < limit) await sleep(ASK_EVERY_MS);
  const backAfterMs = performance.now() - started;
  if (backAfterMs > BACK_WITHIN_MS) broken.push(`back only after ${Math.round(backAfterMs)} ms`);
  const odd = Object.keys(answers).filter((status) => !['200', '503'].includes(status));
  return {
    backAfterMs,
    answers,
    broken: [...broken, ...odd.map((status) => `answered ${status}`)],
  };
}

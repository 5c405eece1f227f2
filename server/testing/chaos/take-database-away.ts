import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '@candor/domain/rules/random-from';
import { between } from './between';
import type { DatabaseServer } from './database-server';
import { type Felt, judgeTime } from './felt';

/** `stopped` for ten seconds as in maintenance, `killed` and started again at once, or killed and `replaced` by its replica. */
export type Outage = 'stopped' | 'killed' | 'replaced';

const STOPPED_MS = 10_000;
const ASK_EVERY_MS = 250;
const GIVE_UP_MS = 30_000;

/**
 * How long users may wait for pages: after maintenance from the moment the database accepts connections again, after
 * a crash from the moment it is started, so that its recovery counts, too.
 */
const BACK_WITHIN_MS: Readonly<Record<Outage, number>> = {
  stopped: 5_000,
  killed: 5_000,
  replaced: 15_000,
};

/**
 * Stops the database soon after work arrived and requests an account's batches meanwhile, as its page does. A clean
 * response is 200 for what was on its way and 503 for what cannot be known now, never silence and never another
 * error.
 */
export async function takeDatabaseAway(
  server: DatabaseServer,
  random: Random,
  outage: Outage,
  ask: () => Promise<Response>,
): Promise<Felt> {
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
  const isNoticed = outage !== 'stopped' || answers[503] !== undefined;
  const ended = performance.now();
  await server.start();
  const started = performance.now();
  while (!(await look()) && performance.now() < started + GIVE_UP_MS) await sleep(ASK_EVERY_MS);
  const backAfterMs = performance.now() - (outage === 'stopped' ? started : ended);
  const odd = Object.keys(answers).filter((status) => !['200', '503'].includes(status));
  const back = judgeTime('back', backAfterMs, BACK_WITHIN_MS[outage]);
  return {
    notes: [`answers ${JSON.stringify(answers)}`, ...back.notes],
    broken: [
      ...broken,
      ...odd.map((status) => `answered ${status}`),
      ...(isNoticed ? [] : ['no call noticed that the database was away']),
    ],
    slow: back.slow,
  };
}

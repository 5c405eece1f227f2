import type { Db } from '../../db/database';
import { aUser } from '../factories';
import { allEnded, batchesOf, caller, type Send, submit } from './shots';

const LARGE = { batches: 20, candidates: 500 };
const SMALL = 25;
/** Each time is the median of so many. */
const TIMES = 5;
/** How much longer the small batch may take beside the large ones than alone. */
const MOST = 3;

export type FairShare = {
  /** Until a small batch is scored when nobody else works, and when somebody has ten thousand candidates before it. */
  aloneMs: number;
  besideMs: number;
  broken: string[];
};

/** Lets one account submit twenty large batches and times the small ones of another, which it has also timed alone. */
export async function shareFairly(db: Db, address: string): Promise<FairShare> {
  const now = new Date();
  const small = caller(address, (await aUser(db, { plan: 'enterprise', now })).token);
  const large = caller(address, (await aUser(db, { plan: 'enterprise', now })).token);
  // The first batch of a process also starts what scores.
  await timeSmall(small, 0);
  const alone = await timesOf(small, 1);
  for (let batch = 0; batch < LARGE.batches; batch += 1) {
    await demand(submit(large, LARGE.candidates, 10_000 + batch * LARGE.candidates));
  }
  const beside = await timesOf(small, 1 + TIMES);
  const stillRunning = (await batchesOf(large)).some(({ completed_at }) => completed_at === null);
  const [aloneMs, besideMs] = [median(alone), median(beside)];
  const broken = [
    ...(stillRunning ? [] : ['the large batches ended before the small ones were timed']),
    ...(besideMs > MOST * aloneMs ? [`${(besideMs / aloneMs).toFixed(1)} times as long`] : []),
  ];
  await allEnded(large);
  return { aloneMs, besideMs, broken };
}

async function timesOf(call: Send, first: number): Promise<number[]> {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time += 1) times.push(await timeSmall(call, first + time));
  return times;
}

/** Milliseconds from the submission of a small batch to its end. */
async function timeSmall(call: Send, turn: number): Promise<number> {
  const started = performance.now();
  await demand(submit(call, SMALL, 1 + turn * SMALL));
  await allEnded(call);
  return performance.now() - started;
}

async function demand(call: Promise<Response>): Promise<void> {
  const reply = await call;
  if (!reply.ok) throw new Error(`A batch was answered ${reply.status}: ${await reply.text()}`);
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

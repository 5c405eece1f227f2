import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { countOwnTime, waitedIn } from './own-time';

const LOOP = 'echo here; while :; do :; done';
const SLEEP = 'echo here; exec sleep 60';
const canShareOne = existsSync('/proc/self/schedstat') && !spawnSync('taskset', ['-V']).error;

const running: ChildProcess[] = [];
afterEach(() => {
  for (const one of running.splice(0)) one.kill('SIGKILL');
});

/** Programs that all have the first processor alone; resolves once they run. */
async function onOneProcessor(program: string, count: number): Promise<number[]> {
  const all = Array.from({ length: count }, () =>
    spawn('taskset', ['-c', '0', 'sh', '-c', program]),
  );
  running.push(...all);
  await Promise.all(all.map((one) => once(one.stdout, 'data')));
  return all.map(({ pid = 0 }) => pid);
}

/** Which share of the time that passes counts. */
async function shareOf(pid: number | undefined): Promise<number> {
  const begun = performance.now();
  const ownTime = await countOwnTime(pid ?? 0);
  await pause(2_000);
  return (await ownTime()) / (performance.now() - begun);
}

test.skipIf(!canShareOne)('waiting for a processor that others have is not counted', async () => {
  const [one] = await onOneProcessor(LOOP, 5);
  expect(await shareOf(one)).toBeLessThan(0.6);
});

test.skipIf(!canShareOne)('a process that does nothing uses its time up as well', async () => {
  const [one] = await onOneProcessor(SLEEP, 1);
  expect(await shareOf(one)).toBeGreaterThan(0.8);
});

test.each([
  ['1200000 3500000 7\n', 3.5],
  ['', 0],
  ['not told', 0],
])(
  '%j says that a process waited %d ms: what is no number must not keep a deadline from coming',
  (told, ms) => {
    expect(waitedIn(told)).toBe(ms);
  },
);

import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@candor/server/free-port';
import { COMMAND, end, lastWords } from './start-server';

const START_PATIENCE_MS = 60_000;

/** A worker of its own, beside a server that only answers. */
export type BenchWorker = { stop(): Promise<void> };

/**
 * Starts the built product as a worker that has one core and no more, and waits until it works.
 *
 * @throws where it ends or does not begin, with its last words.
 */
export async function startBenchWorker(
  settings: Readonly<Record<string, string>>,
  core: number,
): Promise<BenchWorker> {
  const port = await freePort();
  const held = ['--cpu-list', String(core), process.execPath, COMMAND, 'serve', '--role', 'worker'];
  const child = spawn('taskset', held, {
    env: {
      ...process.env,
      LOG_LEVEL: 'warn',
      METRICS_PORT: String(port),
      METRICS_TOKEN: 'of the benchmark',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const words = lastWords(child);
  try {
    await waitUntilAnswers(child, port, words);
  } catch (error) {
    await end(child);
    throw error;
  }
  return { stop: () => end(child) };
}

/** Its figures are answered once it works. */
async function waitUntilAnswers(
  child: ChildProcess,
  port: number,
  words: () => string,
): Promise<void> {
  const deadline = Date.now() + START_PATIENCE_MS;
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`The worker ended: ${words()}`);
    if (Date.now() > deadline) throw new Error(`The worker did not begin: ${words()}`);
    await sleep(50);
  }
}

async function answers(port: number): Promise<boolean> {
  try {
    await fetch(`http://127.0.0.1:${port}/metrics`);
    return true;
  } catch {
    // Nobody listens yet.
    return false;
  }
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@candor/server/free-port';

/** The product's command, as it was built. */
export const COMMAND = fileURLToPath(new URL('../../cli/bin/candor.mjs', import.meta.url));
const START_PATIENCE_MS = 180_000;

/** The product running as a process of its own on a fresh data folder. */
export type BenchServer = {
  address: string;
  dataDir: string;
  /** Process numbers of the server and of its PostgreSQL. */
  roots: number[];
  stop(): Promise<void>;
};

/**
 * Starts the built product, with further settings if need be or without its worker, and waits until it is healthy.
 *
 * @throws where it ends or does not get healthy, with its last words.
 */
export async function startBenchServer(
  scratch: string,
  settings: Readonly<Record<string, string>> = {},
  role: 'all' | 'web' = 'all',
): Promise<BenchServer> {
  const dataDir = join(scratch, 'data');
  const address = `http://127.0.0.1:${await freePort()}`;
  const child = spawn(process.execPath, [COMMAND, 'serve', '--role', role], {
    env: {
      ...process.env,
      PORT: new URL(address).port,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      // One client makes all the calls; its pace is what is measured.
      REQUESTS_PER_MINUTE: '1000000',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const words = lastWords(child);
  const stop = (): Promise<void> => end(child);
  try {
    await waitUntilHealthy(child, address, words);
    const postmaster = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
    const roots = [child.pid ?? 0, Number.parseInt(postmaster, 10)];
    return { address, dataDir, roots, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function waitUntilHealthy(
  child: ChildProcess,
  address: string,
  words: () => string,
): Promise<void> {
  const deadline = Date.now() + START_PATIENCE_MS;
  while (!(await isHealthy(address))) {
    if (child.exitCode !== null) throw new Error(`The server ended: ${words()}`);
    if (Date.now() > deadline) throw new Error(`The server did not get healthy: ${words()}`);
    await sleep(100);
  }
}

async function isHealthy(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/health`)).ok;
  } catch {
    // Nobody listens yet.
    return false;
  }
}

/** What a program has said on its error output, the end of it. */
export function lastWords(child: ChildProcess): () => string {
  let text = '';
  child.stderr?.on('data', (bytes: Buffer) => {
    text = (text + bytes.toString()).slice(-2_000);
  });
  return () => text.trim();
}

/** Asks a program to stop, and waits until it has. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

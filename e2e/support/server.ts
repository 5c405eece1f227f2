import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@candor/server/free-port';

const CANDOR = fileURLToPath(new URL('../../cli/bin/candor.mjs', import.meta.url));
const READY_WITHIN_MS = 60_000;

export type RunningServer = { url: string; dataDir: string; stop(): Promise<void> };

/**
 * Starts the built product on a free port with an empty data folder, and resolves once it says that it is healthy. `settings`
 * are further variables of its environment.
 */
export async function startServer(
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'candor-e2e-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [CANDOR, 'serve'], {
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      // Always the embedded database, whatever the shell that runs the journeys is set up for.
      DATABASE_URL: '',
      // Lets each journey come from an address of its own, as visitors do.
      TRUSTED_PROXIES: '127.0.0.1',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async () => {
    // One that has ended by itself would be waited for until the run is given up.
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await untilHealthy(url, child, collect(child));
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, dataDir, stop };
}

function collect(child: ChildProcess): () => string {
  let text = '';
  const keep = (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-8000);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return () => text;
}

async function untilHealthy(url: string, child: ChildProcess, output: () => string) {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended:\n${output()}`);
    const answer = await fetch(`${url}/health`).catch((error: Error) => error);
    if (!(answer instanceof Error) && answer.ok) return;
    await pause(100);
  }
  throw new Error(`The server did not become healthy:\n${output()}`);
}

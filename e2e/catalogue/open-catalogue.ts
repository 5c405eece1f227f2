import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@candor/server/free-port';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const READY_WITHIN_MS = 60_000;

export type OpenCatalogue = { url: string; close(): Promise<void> };

/** Serves the catalogue of components from the sources of a checkout: it is a tool of development and not in the built product. */
export async function openCatalogue(root = ROOT): Promise<OpenCatalogue> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--input-type=module', '--eval', serveAt(port)], {
    cwd: path.join(root, 'web'),
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}/catalogue.html`;
  const deadline = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const answer = await fetch(url).catch((error: Error) => error);
    if (!(answer instanceof Error) && answer.ok) break;
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill();
      throw new Error('The catalogue could not be served');
    }
    await pause(100);
  }
  return {
    url,
    async close() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

/** The packages of another checkout may lie outside it, so every file may be read; only this machine is answered. */
function serveAt(port: number): string {
  const server = { port, strictPort: true, host: '127.0.0.1', fs: { strict: false } };
  return `
    const { createServer } = await import('vite');
    await (await createServer({ server: ${JSON.stringify(server)} })).listen();
  `;
}

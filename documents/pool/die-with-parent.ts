import { Worker } from 'node:worker_threads';

/**
 * Runs in a thread of its own, for a parser in an endless loop lets nothing else run in the main one.
 * A process whose parent is gone gets another parent.
 */
const WATCH = `
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  }, 1000);
`;

/**
 * Sees to it that this process ends within about a second when its parent ends without saying so,
 * whatever this process is doing.
 */
export function dieWithParent(): void {
  const watch = new Worker(WATCH, { eval: true, execArgv: [], env: {} });
  watch.unref();
}

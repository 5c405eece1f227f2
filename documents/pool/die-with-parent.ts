import { Worker } from 'node:worker_threads';

/**
 * Runs in a thread of its own, for a parser in an endless loop lets nothing else run in the main one.
 * A process whose parent is gone gets another parent.
 */
const WATCH = `
  const { workerData: parent } = require('node:worker_threads');
  const look = () => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  };
  look();
  setInterval(look, 1000);
`;

/**
 * Sees to it that this process ends within about a second when its parent ends without saying so,
 * whatever this process is doing.
 *
 * @param parent process id of the parent, as the parent itself gives it: it may end before this
 * process comes to ask.
 */
export function dieWithParent(parent: number): void {
  new Worker(WATCH, { eval: true, execArgv: [], env: {}, workerData: parent }).unref();
}

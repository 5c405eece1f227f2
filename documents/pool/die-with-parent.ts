import { Worker } from 'node:worker_threads';

/**
 * Runs in its own thread, because a parser in an endless loop lets nothing else run in the main one. An orphaned
 * process gets another parent.
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
 * Makes this process end within about a second if its parent ends without saying so, whatever this process is doing.
 *
 * @param parent process id of the parent, as stated by the parent itself, which may end before this process gets to
 * ask.
 */
export function dieWithParent(parent: number): void {
  new Worker(WATCH, { eval: true, execArgv: [], env: {}, workerData: parent }).unref();
}

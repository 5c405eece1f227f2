import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { users } from '@candor/domain/api/users';
import { driftNote, median } from '../measure';
import { table } from '../print/table';
import { type Load, loadOn } from '../server/load';
import { openAccount } from '../server/open-account';
import { freePort, startBenchServer } from '../server/start-server';
import type { Part } from './part';

const ROUNDS = 5;
const PRESSURE = { connections: 50, seconds: 2 };
const BARE = fileURLToPath(new URL('../baselines/bare-fastify.ts', import.meta.url));

/** A signed-in read with its queries beside a route of the same web server that does nothing. */
export const readsPart: Part = {
  name: 'reads',
  title: 'Reads: GET quota-status, signed in, beside a bare route, 50 connections',
  async run({ scratch }) {
    const bare = await startBare();
    const server = await startBenchServer(scratch);
    try {
      const headers = { authorization: `Bearer ${await openAccount(server)}` };
      const url = `${server.address}${users.quotaStatus.path}`;
      const ours: Load[] = [];
      const baseline: Load[] = [];
      // The first round warms both and is not counted.
      for (let round = 0; round <= ROUNDS; round += 1) {
        const mine = await loadOn(url, headers, PRESSURE);
        const theirs = await loadOn(bare.url, {}, PRESSURE);
        if (round === 0) continue;
        ours.push(mine);
        baseline.push(theirs);
      }
      report(ours, baseline);
    } finally {
      await server.stop();
      await bare.stop();
    }
  },
};

async function startBare(): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort();
  const child = spawn(process.execPath, [...process.execArgv, BARE, String(port)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}/`;
  const ended = once(child, 'exit');
  while (child.exitCode === null && !(await answers(url))) await sleep(50);
  return {
    url,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    // Nobody listens yet.
    return false;
  }
}

function report(ours: readonly Load[], baseline: readonly Load[]): void {
  const middle = (loads: readonly Load[], key: keyof Load): number =>
    median(loads.map((load) => load[key]));
  const row = (label: string, loads: readonly Load[]): string[] => [
    label,
    middle(loads, 'perSecond').toFixed(0),
    middle(loads, 'p50').toFixed(1),
    middle(loads, 'p99').toFixed(1),
  ];
  console.log(
    table(
      ['', 'answers/s', 'p50 ms', 'p99 ms'],
      [row('Candor', ours), row('bare Fastify', baseline)],
    ),
  );
  const ratio = middle(ours, 'perSecond') / middle(baseline, 'perSecond');
  const note = driftNote(baseline.map((load) => load.perSecond));
  console.log(`\n  ${ratio.toFixed(2)}x of the bare route${note}`);
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { drift, median } from '../measure';
import { table } from '../print/table';
import { atMost } from '../print/verdict';
import { largeBatch } from '../server/large-batch';
import { openAccount } from '../server/open-account';
import { COMMAND, startBenchServer } from '../server/start-server';
import type { Part } from './part';

const PEOPLE = 100_000;
const ROUNDS = 3;
/** Seconds in which a gigabyte is to be back. */
const MOST_SECONDS = 60;

/** A backup by the command, and the same archive back into an empty place, database and all. */
export const restorePart: Part = {
  name: 'restore',
  title: `Restore: ${PEOPLE} people from an archive into an empty place`,
  async run({ scratch }) {
    const server = await startBenchServer(scratch);
    try {
      await largeBatch({ server, token: await openAccount(server) }, PEOPLE);
    } finally {
      await server.stop();
    }
    const file = join(scratch, 'archive');
    const backup = await timed(['backup', file], server.dataDir);
    const restores: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      restores.push(await timed(['restore', file], join(scratch, `restored-${round}`)));
    const gigabytes = (await stat(file)).size / 1e9;
    const row = (name: string, seconds: number) => [
      name,
      seconds.toFixed(1),
      (seconds / gigabytes).toFixed(1),
    ];
    const rows = [row('backup', backup), row('restore', median(restores))];
    console.log(table([`${(gigabytes * 1e3).toFixed(0)} MB`, 'seconds', 'of a gigabyte'], rows));
    console.log(`\n  the restores lie apart by ${Math.round(drift(restores) * 100)} %`);
    const each = median(restores) / gigabytes;
    return [atMost('a gigabyte restored', each, MOST_SECONDS, { unit: 's', digits: 1 })];
  },
};

/** Seconds that a command of the product takes from its start to its end. Throws where it does not end well. */
async function timed(words: readonly string[], dataDir: string): Promise<number> {
  const start = performance.now();
  const child: ChildProcess = spawn(process.execPath, [COMMAND, ...words], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`candor ${words[0]} ended with ${code}.`);
  return (performance.now() - start) / 1_000;
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { connect } from '../../db/connect';
import { startEmbedded } from '../../db/embedded/start';
import { migrate } from '../../db/migrate';
import { type ChaosKind, runOnce } from './run-once';

/**
 * Kills real processes at random points of real batches and checks what must hold afterwards, again and again:
 *
 *   npm run chaos -- --runs 30 --seed 1 --kind worker
 *
 * Run number n uses seed + n, so that a failing one can be repeated alone. Ends with code 1 when anything did not hold.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    kind: { type: 'string', default: 'both' },
  },
});
const kinds: ChaosKind[] =
  values.kind === 'worker' || values.kind === 'server' ? [values.kind] : ['worker', 'server'];

const tell = (line: string) => process.stdout.write(`${line}\n`);

async function freshDatabase(server: string, name: string): Promise<string> {
  const admin = connect(server, { size: 1, onIdleError: () => {} });
  await admin.pool.query(`create database ${name}`);
  await admin.close();
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = connect(url.href, { size: 3, onIdleError: () => {} });
  await migrate(database);
  await database.close();
  return url.href;
}

const folder = mkdtempSync(path.join(tmpdir(), 'candor-campaign-'));
const server = await startEmbedded(folder, { throwaway: true });
let bad = 0;
try {
  for (let run = 0; run < Number(values.runs); run += 1) {
    for (const kind of kinds) {
      const seed = Number(values.seed) + run;
      const url = await freshDatabase(server.url, `chaos_${kind}_${seed}`);
      const outcome = await runOnce(seed, kind, url);
      const verdict = outcome.broken.length === 0 ? 'ok' : `BROKEN: ${outcome.broken.join('; ')}`;
      tell(
        `${kind} seed ${seed}: ${outcome.kills} kills, ${outcome.candidates} candidates, ${outcome.seconds.toFixed(1)} s, ${verdict}`,
      );
      if (outcome.broken.length > 0) bad += 1;
    }
  }
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
tell(bad === 0 ? 'Everything held.' : `${bad} runs did not hold.`);
process.exitCode = bad === 0 ? 0 : 1;

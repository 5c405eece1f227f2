import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { askedCampaign } from './campaigns/asked-campaign';
import { startDatabaseServer } from './database-server';

/**
 * Puts real processes through what must not hurt, again and again, and checks what must hold afterwards; `npm run chaos -- --help`
 * lists the kinds.
 *
 * Run number n uses seed + n, so that a failing one can be repeated alone; it is kept, and tried first by later campaigns. Ends with
 * code 1 when anything did not hold, when what the campaign is about was met in none of its runs, or when something took longer than is
 * promised: work that a dead or frozen worker held is free for another one within ten seconds, the product or its database that was
 * killed answers again within five, and a worker that is asked to stop has within ten. With code 2 when it was not understood.
 */
const asked = askedCampaign(process.argv.slice(2));
const tell = (line: string) => process.stdout.write(`${line}\n`);

if ('usage' in asked) {
  tell(asked.usage);
  process.exitCode = asked.exitCode;
} else {
  const folder = mkdtempSync(path.join(tmpdir(), 'candor-campaign-'));
  const server = await startDatabaseServer(path.join(folder, 'database'));
  try {
    const bad = await asked.campaign({ ...asked.extent, server, folder, tell });
    tell(bad === 0 ? 'Everything held.' : `${bad} did not hold.`);
    process.exitCode = bad === 0 ? 0 : 1;
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { failFiles } from '../fail-files';
import type { CampaignGround } from './campaign-ground';
import { faultsOf, tellMissed, verdictOn } from './verdicts';

/** Lets the first file operation fail, then the second, and so on. */
export async function failOperations(ground: CampaignGround): Promise<number> {
  const { server, folder, rounds, firstSeed, tell } = ground;
  let bad = 0;
  let failures = 0;
  await useBundles();
  const databaseUrl = await server.makeDatabase('chaos_files');
  const numbers = Array.from({ length: rounds }, (_, at) => firstSeed + at);
  const place = { databaseUrl, dataDir: path.join(folder, 'files') };
  await failFiles(place, numbers, (number, found) => {
    const { failed, operations, answers, notes, broken, slow } = found;
    if (failed !== null) failures += 1;
    const verdict = verdictOn(broken, slow);
    const what = failed === null ? `only ${operations} operations` : `${failed} failed`;
    tell(`files ${number}: ${what}, answers ${answers.join(' ')}, ${notes.join(', ')}, ${verdict}`);
    if (faultsOf(broken, slow).length > 0) bad += 1;
  });
  return bad + tellMissed(ground, { 'a file operation that failed': failures });
}

/** The product runs in this process, from its sources; its readers and threads start from the bundles, as those of an operator do. */
async function useBundles(): Promise<void> {
  const script = '../../../../scripts/build.mjs';
  const { ensureCommandBuilt } = await import(script);
  await ensureCommandBuilt();
  process.env.CANDOR_BUNDLES = fileURLToPath(new URL('../../../../cli/dist', import.meta.url));
}

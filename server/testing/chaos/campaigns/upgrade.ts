import path from 'node:path';
import { upgradeAmid } from '../upgrade-amid';
import type { CampaignGround } from './campaign-ground';
import { verdictOn } from './verdicts';

/**
 * Lets this version join an older one in the middle of its work.
 *
 * @throws a RangeError when nothing says where the older one is built.
 */
export async function upgrade(ground: CampaignGround): Promise<number> {
  const { server, folder, runs, firstSeed, from, tell } = ground;
  if (from === undefined)
    throw new RangeError('Say in which folder the older version is built: --from <folder>.');
  let bad = 0;
  for (let run = 0; run < runs; run += 1) {
    const seed = firstSeed + run;
    const amid = { server, folder, from: path.resolve(from) };
    const { rows, migrations, candidates, waitedMs, broken } = await upgradeAmid(seed, amid);
    const verdict = verdictOn(broken);
    tell(
      `upgrade seed ${seed}: ${migrations} migrations over ${rows} candidates, a table was waited for ${waitedMs} ms, ${candidates} candidates scored, ${verdict}`,
    );
    if (broken.length > 0) bad += 1;
  }
  return bad;
}

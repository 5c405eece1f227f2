import { backUpAmid } from '../back-up-amid';
import type { CampaignGround } from './campaign-ground';
import { tellMissed, verdictOn } from './verdicts';

/** Takes backups amid running batches, which a worker elsewhere finishes. */
export async function backUp(ground: CampaignGround): Promise<number> {
  const { server, folder, rounds, firstSeed, tell } = ground;
  let bad = 0;
  let openInAll = 0;
  for (let round = 0; round < rounds; round += 1) {
    const seed = firstSeed + round;
    const { candidates, open, seconds, broken } = await backUpAmid(seed, { server, folder });
    const verdict = verdictOn(broken);
    tell(
      `backup seed ${seed}: ${open} of ${candidates} candidates were open, ${seconds.toFixed(1)} s, ${verdict}`,
    );
    openInAll += open;
    if (broken.length > 0) bad += 1;
  }
  return bad + tellMissed(ground, { 'a candidate without an outcome in a backup': openInAll });
}

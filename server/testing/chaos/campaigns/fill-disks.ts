import { fillDisk } from '../fill-disk';
import type { CampaignGround } from './campaign-ground';
import { tellMissed, verdictOn } from './verdicts';

/** Fills the disk under everything for fifteen seconds. */
export async function fillDisks(ground: CampaignGround): Promise<number> {
  const { folder, runs, firstSeed, tell } = ground;
  let bad = 0;
  let refused = 0;
  for (let run = 0; run < runs; run += 1) {
    const seed = firstSeed + run;
    const outcome = await fillDisk(seed, folder);
    const { answers, backAfterMs, candidates, scoredBefore, seconds, broken } = outcome;
    const back = (backAfterMs / 1000).toFixed(1);
    const verdict = verdictOn(broken);
    tell(
      `disk seed ${seed}: answers ${JSON.stringify(answers)}, back after ${back} s, ${scoredBefore} of ${candidates} candidates scored before, ${seconds.toFixed(1)} s, ${verdict}`,
    );
    refused += answers['503 no_room'] ?? 0;
    if (broken.length > 0) bad += 1;
  }
  return bad + tellMissed(ground, { 'a call refused for lack of space': refused });
}

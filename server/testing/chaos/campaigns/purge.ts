import { purgeOld } from '../purge-old';
import type { CampaignGround } from './campaign-ground';
import { verdictOn } from './verdicts';

/** Erases 100,000 candidates whose time has passed while somebody reads. */
export async function purge({ server, folder, tell }: CampaignGround): Promise<number> {
  const { candidates, seconds, calmMs, besideMs, broken } = await purgeOld(server, folder);
  const ratio = (besideMs / calmMs).toFixed(2);
  const verdict = verdictOn(broken);
  tell(
    `retention: ${candidates} candidates erased in ${seconds.toFixed(1)} s, p99 of reads ${calmMs.toFixed(1)} ms before and ${besideMs.toFixed(1)} ms meanwhile, ${ratio} times, ${verdict}`,
  );
  return broken.length;
}

import { workOffBacklog } from '../long-backlog';
import type { CampaignGround } from './campaign-ground';
import { verdictOn } from './verdicts';

/** Lets 100,000 documents wait while somebody's transaction stands idle. */
export async function workOff({ server, folder, tell }: CampaignGround): Promise<number> {
  const { calm, held, broken } = await workOffBacklog(server, folder);
  const words = ({ median, slowest }: typeof calm) =>
    `${median.toFixed(2)} ms a turn, one in a hundred ${slowest.toFixed(2)} ms`;
  const verdict = verdictOn(broken);
  tell(`backlog: calm ${words(calm)}; beside an idle transaction ${words(held)}; ${verdict}`);
  return broken.length;
}

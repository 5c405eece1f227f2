import path from 'node:path';
import { connect } from '../../../db/connect';
import { startCrew } from '../crew';
import { shareFairly } from '../fair-share';
import type { CampaignGround } from './campaign-ground';
import { verdictOn } from './verdicts';

/** Times small batches of one account alone, and beside twenty large ones of another. */
export async function share({ server, folder, runs, tell }: CampaignGround): Promise<number> {
  let bad = 0;
  for (let run = 0; run < runs; run += 1) {
    const databaseUrl = await server.makeDatabase(`chaos_fair_${run}`);
    const dataDir = path.join(folder, `fair-${run}`);
    const around = { databaseUrl, webUrl: databaseUrl, dataDir };
    const crew = await startCrew('web and two workers', around);
    const { db, close } = connect(databaseUrl, { size: 2, onIdleError: () => {} });
    try {
      const outcome = await shareFairly(db, crew[0]?.process.address ?? '');
      const [alone, beside] = [outcome.aloneMs, outcome.besideMs].map(Math.round);
      const ratio = (outcome.besideMs / outcome.aloneMs).toFixed(2);
      const verdict = verdictOn(outcome.broken);
      tell(`fair: ${alone} ms alone, ${beside} ms beside, ${ratio} times, ${verdict}`);
      if (outcome.broken.length > 0) bad += 1;
    } finally {
      await close();
      await Promise.all(crew.map((one) => one.process.kill()));
    }
  }
  return bad;
}

import path from 'node:path';
import { connect } from '../../../db/connect';
import { startProcess } from '../processes';
import { spendInRounds } from '../quota-campaign';
import type { CampaignGround } from './campaign-ground';
import { tellMissed } from './verdicts';

/** Lets accounts spend their quota in many calls at once. */
export async function spend(ground: CampaignGround): Promise<number> {
  const { server, folder, rounds, firstSeed, tell } = ground;
  const started = performance.now();
  const databaseUrl = await server.makeDatabase('chaos_quota');
  const product = await startProcess('all', { databaseUrl, dataDir: path.join(folder, 'product') });
  const { db, close } = connect(databaseUrl, { size: 4, onIdleError: () => {} });
  try {
    const onWave = (done: number) => {
      if (done % 100 < 8) tell(`quota: ${done} rounds`);
    };
    const options = { rounds, seed: firstSeed, onWave };
    const { answers, broken } = await spendInRounds(db, product.address, options);
    for (const problem of broken) tell(`BROKEN: ${problem}`);
    const seconds = (performance.now() - started) / 1000;
    tell(`quota: answers by status ${JSON.stringify(answers)}`);
    tell(`quota: ${rounds} rounds in ${seconds.toFixed(0)} s, ${broken.length} problems`);
    const accepted = answers[202] ?? 0;
    const refused = answers[402] ?? 0;
    const met = { 'a submission within the quota': accepted, 'a refusal': refused };
    return broken.length + tellMissed(ground, met);
  } finally {
    await close();
    await product.kill();
  }
}

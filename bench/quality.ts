import { resolve } from 'node:path';
import { learnCorpus } from './baselines/corpus';
import { loadQualityData } from './data/load';
import { calibrationTable, tierLine } from './quality/calibration';
import { documentsTable } from './quality/documents';
import { pairsTable } from './quality/pairs';
import { leadOverBestBaseline, rankingTable, weakestOccupations } from './quality/ranking';
import { skillsTable } from './quality/skills';
import { runSystems, systems } from './quality/systems';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Say which folder holds the data: npm run bench:quality -- <data folder>');
  process.exit(2);
}
await measureQuality(folder);

/** Prints every figure of quality; exit code 1 where our ranking is not clearly the best. */
async function measureQuality(where: string): Promise<void> {
  // npm runs this in the workspace's folder; the path was typed in the folder named by INIT_CWD.
  const data = await loadQualityData(resolve(process.env.INIT_CWD ?? '.', where));
  const all = systems(learnCorpus(data.background));

  const ranked = runSystems(all, data.ranking);
  const ours = ranked.filter(({ system }) => system.isOurs);
  print(`Ranking: ${data.ranking.length} jobs`, rankingTable(ranked));
  const lead = leadOverBestBaseline(ranked);
  const { low, high } = lead.interval;
  const clear = low > 0;
  console.log(
    `\n  nDCG@10 above ${lead.over}: ${lead.mean.toFixed(3)}, 95 % between ${low.toFixed(3)} and ${high.toFixed(3)}: ${clear ? 'clearly better' : 'NOT clearly better'}`,
  );
  for (const outcome of ours) {
    const occupations = data.ranking.map((query) => query.occupation);
    console.log(`  weakest: ${weakestOccupations(outcome, occupations)}`);
    const items = outcome.queries.flat();
    print('Calibration: what a score says', calibrationTable(items));
    console.log(`\n  ${tierLine(items)}`);
  }

  print(
    `Agreement with scores by people: ${data.pairs.length} jobs`,
    pairsTable(runSystems(all, data.pairs)),
  );
  print('Skills: agreement with marked texts', skillsTable(data.skills));
  print('Documents', await documentsTable(data.documents));
  if (!clear) process.exitCode = 1;
}

function print(title: string, text: string): void {
  console.log(`\n${title}\n\n${text}`);
}

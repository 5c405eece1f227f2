import { learnCorpus } from './baselines/corpus';
import { loadQualityData } from './data/load';
import { fromHere } from './from-here';
import { calibrationTable, tierLine } from './quality/calibration';
import { coverageTable } from './quality/coverage';
import { documentsTable } from './quality/documents';
import { figuresOf } from './quality/figures';
import { labelsTable } from './quality/labels';
import { pairsTable } from './quality/pairs';
import { publishFigures } from './quality/publish';
import { leadOverBestBaseline, rankingTable, weakestOccupations } from './quality/ranking';
import { skillFinders } from './quality/skill-finders';
import { skillsTable } from './quality/skills';
import { runSystems, systems } from './quality/systems';
import { thinnedMapTable } from './quality/thinned-map';
import { unknownOccupationTable } from './quality/unknown-occupation';
import { useImported } from './use-imported';

const words = process.argv.slice(2);
const [folder] = words.filter((word) => !word.startsWith('--'));
if (folder === undefined) {
  console.error(
    'Say which folder holds the data: npm run bench:quality -- <data folder> [--publish] [--unknown] [--thinned]',
  );
  process.exit(2);
}
useImported();
await measureQuality(folder, {
  publish: words.includes('--publish'),
  unknown: words.includes('--unknown'),
  thinned: words.includes('--thinned'),
});

/**
 * Prints every figure of quality; exit code 1 where our ranking is not clearly the best. `publish` writes those that the
 * public page shows. `unknown` measures as well how jobs are ranked whose occupation the map lacks, `thinned` how they are with a fifth of
 * the map deleted; each takes a minute or two.
 */
async function measureQuality(
  where: string,
  {
    publish,
    unknown,
    thinned,
  }: { readonly publish: boolean; readonly unknown: boolean; readonly thinned: boolean },
): Promise<void> {
  const data = await loadQualityData(fromHere(where));
  const all = systems(learnCorpus(data.background));

  const ranked = runSystems(all, data.ranking);
  const ours = ranked.filter(({ system }) => system.isOurs);
  const occupations = data.ranking.map((query) => query.occupation);
  print(`Ranking: ${data.ranking.length} jobs`, rankingTable(ranked, occupations));
  const lead = leadOverBestBaseline(ranked);
  const { low, high } = lead.interval;
  const clear = low > 0;
  console.log(
    `\n  nDCG@10 above ${lead.over}: ${lead.mean.toFixed(3)}, 95 % between ${low.toFixed(3)} and ${high.toFixed(3)}: ${clear ? 'clearly better' : 'NOT clearly better'}`,
  );
  for (const outcome of ours) {
    console.log(`  weakest: ${weakestOccupations(outcome, occupations)}`);
    const items = outcome.queries.flat();
    print('Calibration: what a score says', calibrationTable(items));
    console.log(`\n  ${tierLine(items)}`);
  }

  if (unknown) print('Unknown occupations', await unknownOccupationTable(data.ranking));
  if (thinned) print('A fifth of the map deleted', await thinnedMapTable(data.ranking));

  const paired = runSystems(all, data.pairs);
  print(`Agreement with scores by people: ${data.pairs.length} jobs`, pairsTable(paired));
  if (publish) {
    const today = new Date().toISOString().slice(0, 10);
    await publishFigures(figuresOf(ranked, paired, today));
    console.log('\n  The figures of the public page were written; review and commit them.');
  }
  const finders = skillFinders(data.technologies);
  print('Skills: agreement with marked texts', skillsTable(finders, data.skills));
  print('Skills: labels of sentences', labelsTable(finders, data.labelled));
  print('Skills: known names found where they stand', coverageTable(finders, data.coverage));
  print('Documents', await documentsTable(data.documents));
  if (!clear) process.exitCode = 1;
}

function print(title: string, text: string): void {
  console.log(`\n${title}\n\n${text}`);
}

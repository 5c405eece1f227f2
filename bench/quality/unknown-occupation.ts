import { compileJob } from '@candor/engine';
import type { Query } from '../data/load';
import type { ScoredItem } from '../metrics/scored-item';
import { figure, table } from '../print/table';
import { tierLine } from './calibration';
import { rankingFigures } from './ranking';
import type { System } from './systems';
import { rankWithout } from './without-families';

const WITHOUT: System = { name: 'own family deleted', isOurs: true, rank: () => [] };

/**
 * How the engine ranks where it does not know the occupation: each job with the family that it belongs to deleted from the
 * map.
 */
export async function unknownOccupationTable(queries: readonly Query[]): Promise<string> {
  const known = queries.map((query) => ({ query, family: familyOf(query.job) }));
  const ranked: ScoredItem[][] = [];
  for (const family of new Set(known.flatMap((entry) => entry.family ?? []))) {
    const own = known.filter((entry) => entry.family === family).map(({ query }) => query);
    ranked.push(...(await rankWithout({ families: [family], queries: own })));
  }
  const { ndcg, map, auc, oneScale } = rankingFigures({ system: WITHOUT, queries: ranked });
  return [
    table(
      ['', 'nDCG@10', 'MAP', 'AUC', 'AUC, one scale'],
      [[`${WITHOUT.name}, ${ranked.length} jobs`, ...[ndcg, map, auc, oneScale].map(figure)]],
    ),
    `  ${tierLine(ranked.flat())}`,
  ].join('\n\n');
}

/** The name of the family that a job belongs to first; null where none is recognised. */
function familyOf(job: string): string | null {
  return compileJob(job).reading.occupations[0]?.name ?? null;
}

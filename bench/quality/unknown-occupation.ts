import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { compileJob } from '@candor/engine';
import type { Query } from '../data/load';
import type { ScoredItem } from '../metrics/scored-item';
import { figure, table } from '../print/table';
import { tierLine } from './calibration';
import { rankingFigures } from './ranking';
import type { System } from './systems';

/** What a process is told: which family to leave out of the map, and what to rank without it. */
export type Deletion = { readonly family: string; readonly queries: readonly Query[] };

const WITHOUT: System = { name: 'own family deleted', isOurs: true, rank: () => [] };

/**
 * How the engine ranks where it does not know the occupation: each job with the family that it belongs to deleted from the
 * map. The map is read once in the life of a process, so that each deletion has a process of its own.
 */
export async function unknownOccupationTable(queries: readonly Query[]): Promise<string> {
  const known = queries.map((query) => ({ query, family: familyOf(query.job) }));
  const ranked: ScoredItem[][] = [];
  for (const family of new Set(known.flatMap((entry) => entry.family ?? []))) {
    const own = known.filter((entry) => entry.family === family).map(({ query }) => query);
    ranked.push(...(await rankWithout({ family, queries: own })));
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

async function rankWithout(deletion: Deletion): Promise<ScoredItem[][]> {
  const program = fork(fileURLToPath(new URL('./rank-without-family.ts', import.meta.url)));
  const failed = once(program, 'exit').then(([code]) => {
    throw new Error(`A process that ranks without a family ended with code ${code}`);
  });
  program.send(deletion);
  const ranked: ScoredItem[][] = (await Promise.race([once(program, 'message'), failed]))[0];
  program.disconnect();
  return ranked;
}

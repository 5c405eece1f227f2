import { randomFrom } from '@candor/domain/rules/random-from';
import { TAXONOMY } from '@candor/engine/taxonomy/data/index';
import type { Query } from '../data/load';
import { median } from '../measure';
import { figure, table } from '../print/table';
import { rankingFigures } from './ranking';
import type { System } from './systems';
import { rankWithout } from './without-families';

const DRAWS = 10;
const DELETED = 0.2;
const THINNED: System = { name: 'a fifth deleted', isOurs: true, rank: () => [] };

/** How the engine ranks with a fifth of its map deleted at random, in ten draws that are the same each time: how broad the map is. */
export async function thinnedMapTable(queries: readonly Query[]): Promise<string> {
  const draws: { ndcg: number; map: number; auc: number }[] = [];
  for (let seed = 1; seed <= DRAWS; seed += 1) {
    const random = randomFrom(seed);
    const families = TAXONOMY.families.map(({ name }) => name).filter(() => random() < DELETED);
    const ranked = await rankWithout({ families, queries });
    draws.push(rankingFigures({ system: THINNED, queries: ranked }));
  }
  const of = (key: 'ndcg' | 'map' | 'auc') => draws.map((draw) => draw[key]);
  const row = (name: string, pick: (values: readonly number[]) => number) => [
    name,
    ...(['ndcg', 'map', 'auc'] as const).map((key) => figure(pick(of(key)))),
  ];
  return table(
    [`${DRAWS} draws`, 'nDCG@10', 'MAP', 'AUC'],
    [
      row('median', median),
      row('lowest', (values) => Math.min(...values)),
      row('highest', (values) => Math.max(...values)),
    ],
  );
}

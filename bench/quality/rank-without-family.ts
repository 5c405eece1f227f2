import { TAXONOMY } from '@candor/engine/taxonomy/data/index';
import { rankWithEngine } from './systems';
import type { Deletion } from './unknown-occupation';

process.once('message', ({ family, queries }: Deletion) => {
  // Before the first text is read: from then on the map does not change.
  Object.assign(TAXONOMY, { families: TAXONOMY.families.filter(({ name }) => name !== family) });
  process.send?.(queries.map(rankWithEngine));
});

import { TAXONOMY } from '@candor/engine/taxonomy/data/index';
import { rankWithEngine } from './systems';
import type { Deletion } from './without-families';

process.once('message', ({ families, queries }: Deletion) => {
  const deleted = new Set(families);
  // Before the first text is read: from then on the map does not change.
  Object.assign(TAXONOMY, { families: TAXONOMY.families.filter(({ name }) => !deleted.has(name)) });
  process.send?.(queries.map(rankWithEngine));
});

import { installTaxonomyFile } from '@candor/server/scoring/taxonomy-file';
import { fromHere } from './from-here';

/** Measures with the imported taxonomy that CANDOR_TAXONOMY names, as the server would score. */
export function useImported(): void {
  const { CANDOR_TAXONOMY: path } = process.env;
  if (path) installTaxonomyFile(fromHere(path));
}

import { resolve } from 'node:path';
import { installTaxonomyFile } from '@candor/server/scoring/taxonomy-file';

/** Measures with the imported taxonomy that CANDOR_TAXONOMY names, as the server would score; npm was started in INIT_CWD. */
export function useImported(): void {
  const { CANDOR_TAXONOMY: path, INIT_CWD: folder } = process.env;
  if (path) installTaxonomyFile(resolve(folder ?? '.', path));
}

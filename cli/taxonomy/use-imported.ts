import { resolve } from 'node:path';
import { installTaxonomyFile, TaxonomyFileError } from '@candor/server/scoring/taxonomy-file';
import { CommandError } from '../command-error';

/** Reads all that follows with the imported taxonomy that the environment names, as the server does. Throws CommandError. */
export function useImported({ CANDOR_TAXONOMY: path }: Readonly<NodeJS.ProcessEnv>): void {
  if (!path?.trim()) return;
  try {
    installTaxonomyFile(resolve(path));
  } catch (error) {
    if (!(error instanceof TaxonomyFileError)) throw error;
    throw new CommandError(`CANDOR_TAXONOMY: ${error.message}`);
  }
}

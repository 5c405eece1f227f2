import { renameSync, writeFileSync } from 'node:fs';
import { TAXONOMY } from '@candor/engine/taxonomy/data/index';
import {
  checkExtension,
  TaxonomyFileError,
  taxonomyFileText,
} from '@candor/server/scoring/taxonomy-file';
import { CommandError } from '../command-error';
import { buildExtension, type ImportCounts } from './build-extension';
import { readEsco } from './read-esco';
import { readOnet } from './read-onet';

/** The folders of the downloads, and the file that is made of them. */
export type Downloads = { esco?: string; onet?: string; out: string };

/**
 * Builds one file from the downloads, completely or not at all, and returns its contents.
 *
 * @throws CommandError if no download is named, one cannot be read, or the result could not be used.
 */
export async function importTaxonomy({ esco, onet, out }: Downloads): Promise<string> {
  if (esco === undefined && onet === undefined) {
    throw new CommandError('say where a download lies: --esco <folder>, --onet <folder> or both');
  }
  const published = [
    ...(esco === undefined ? [] : [await readEsco(esco)]),
    ...(onet === undefined ? [] : [await readOnet(onet)]),
  ];
  const { extension, counts } = buildExtension(TAXONOMY, published);
  try {
    checkExtension(out, extension);
  } catch (error) {
    throw error instanceof TaxonomyFileError ? new CommandError(error.message) : error;
  }
  // Completely or not at all: a server that starts meanwhile must not read half a file.
  writeFileSync(`${out}.part`, taxonomyFileText(extension));
  renameSync(`${out}.part`, out);
  return report(out, extension.version, counts);
}

function report(out: string, version: string, counts: ImportCounts): string {
  const { everyday, too_short, too_long, no_words, taken, over_the_limit } = counts.refused;
  return [
    `${out} (version ${version})`,
    `  ${counts.added} new concepts, ${counts.enriched} of ours with more names, ${counts.names} names in all`,
    `  ${counts.titles} further working titles`,
    `  kept out: ${taken} names that are ours or taken, ${everyday} everyday words, ${too_short} too short,`,
    `    ${too_long} too long, ${no_words} without words, ${over_the_limit} concepts beyond the limit`,
    `Set CANDOR_TAXONOMY=${out} and start Candor anew.`,
    '',
  ].join('\n');
}

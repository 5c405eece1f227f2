import { renameSync, writeFileSync } from 'node:fs';
import { TAXONOMY } from '@candor/engine/taxonomy/data/index';
import {
  checkExtension,
  TaxonomyFileError,
  taxonomyFileText,
} from '@candor/server/scoring/taxonomy-file';
import type { Command } from 'commander';
import { CommandError } from '../command-error';
import { writeText } from '../output/write-text';
import { buildExtension, type ImportCounts } from '../taxonomy/build-extension';
import { readEsco } from '../taxonomy/read-esco';
import { readOnet } from '../taxonomy/read-onet';

const HELP = `
Folders hold the downloads as they are published, unpacked:
  ESCO    the CSV files in English of https://esco.ec.europa.eu/en/use-esco/download
  O*NET   the text files of https://www.onetcenter.org/database.html
Names that Candor knows stay as they are and gain synonyms; everyday words are kept out. The same
downloads give the same file. Set CANDOR_TAXONOMY to the file and start Candor anew; keep the file
for as long as results that were scored with it are to be made again.
Credit: ESCO is published by the European Commission; O*NET by the U.S. Department of Labor/ETA
under CC BY 4.0. Name them where you show what comes from them.`;

type Options = { esco?: string; onet?: string; out: string };

/** Adds `candor taxonomy import`: puts ESCO and O*NET on top of Candor's own taxonomy. */
export function addTaxonomy(program: Command): void {
  program
    .command('taxonomy')
    .description(
      "what Candor knows beside its own taxonomy: 'taxonomy import' reads ESCO and O*NET",
    )
    .command('import')
    .description('make one file of ESCO and O*NET downloads, for CANDOR_TAXONOMY')
    .option('--esco <folder>', 'the unpacked CSV download of ESCO')
    .option('--onet <folder>', 'the unpacked text download of the O*NET database')
    .requiredOption('--out <file>', 'where to write')
    .addHelpText('after', HELP)
    .action(async (options: Options) => {
      await writeText(process.stdout, await importTaxonomy(options));
    });
}

async function importTaxonomy({ esco, onet, out }: Options): Promise<string> {
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
  // Whole or not at all: a server that starts meanwhile must not read half a file.
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

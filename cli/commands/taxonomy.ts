import type { Command } from 'commander';
import { writeText } from '../output/write-text';
import type { Downloads } from '../taxonomy/import-taxonomy';
import type { Terminal } from '../terminal';

const HELP = `
Folders hold the downloads as they are published, unpacked:
  ESCO    the CSV files in English of https://esco.ec.europa.eu/en/use-esco/download
  O*NET   the text files of https://www.onetcenter.org/database.html
Names that Candor knows stay as they are and gain synonyms; everyday words are kept out. The same
downloads give the same file. Set CANDOR_TAXONOMY to the file and start Candor anew; keep the file
for as long as results that were scored with it are to be made again.
Credit: ESCO is published by the European Commission; O*NET by the U.S. Department of Labor/ETA
under CC BY 4.0. Name them where you show what comes from them.`;

/** Adds `candor taxonomy import`: puts ESCO and O*NET on top of Candor's own taxonomy. */
export function addTaxonomy(program: Command, terminal: Terminal): void {
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
    .action(async (downloads: Downloads) => {
      const { importTaxonomy } = await import('../taxonomy/import-taxonomy');
      await writeText(terminal.output, await importTaxonomy(downloads));
    });
}

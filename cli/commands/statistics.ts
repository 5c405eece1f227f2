import { AskedDay } from '@candor/domain/model/scalars';
import type { Db } from '@candor/server/db/database';
import { type Command, InvalidArgumentError } from 'commander';
import { CommandError } from '../command-error';
import { say } from '../output/write-text';
import type { Terminal } from '../terminal';

const HELP = `
The first line names the columns, in any order; only occupation and region have to be there:
  occupation         as the source calls it
  region             such as 'United Kingdom'
  employed           people, a whole number
  yearly_openings    a whole number
  median_yearly_pay  such as 61500 or 61500.50, with
  currency           USD, GBP, EUR ...
  growth_percent     such as 4.5 or -3, with
  growth_period      such as 2024-2034
  working_title      a title that Candor knows it by, where its own is none
A row needs one figure; those that a source does not have stay empty. A file with anything wrong in it
is refused as a whole. Loading a source again replaces its earlier rows.`;

type Named = { source: string; date: string; licence?: string };

/** Adds `candor statistics`: the public occupation tables shown next to an account's own figures. */
export function addStatistics(program: Command, terminal: Terminal): void {
  const statistics = program
    .command('statistics')
    .description(
      'public tables of occupations, which competitive intelligence shows beside the jobs of an account',
    );
  statistics
    .command('load')
    .description('load a CSV of one source, which replaces what was loaded of it before')
    .argument('<file.csv>', 'the table')
    .requiredOption('--source <name>', "who published it, such as 'BLS OEWS'", name)
    .requiredOption('--date <YYYY-MM-DD>', 'the day that the figures are of', day)
    .option('--licence <name>', 'under which it may be shown', name)
    .addHelpText('after', HELP)
    .action(async (path: string, { source, date, licence }: Named) => {
      const { readStatistics } = await import('../statistics/read-statistics');
      const { loadStatistics } = await import('../statistics/load-statistics');
      const rows = await readStatistics(path);
      const now = new Date();
      const named = { name: source, asOf: date, licence: licence ?? null, loadedAt: now };
      await tell(terminal, (db) => loadStatistics(db, named, rows));
    });
  statistics
    .command('list')
    .description('which sources are loaded, their day and their licence')
    .action(async () => {
      const { listStatistics } = await import('../statistics/list-statistics');
      await tell(terminal, listStatistics);
    });
  statistics
    .command('remove')
    .description('remove a source and all its rows')
    .argument('<source>', 'its name, as it is listed')
    .action(async (source: string) => {
      const { removeSource } = await import('@candor/server/features/insights/statistics/store');
      await tell(terminal, async (db) => {
        if (await removeSource(db, source)) return `${source} is removed.`;
        throw new CommandError(
          `No source is called “${source}”. candor statistics list names them.`,
        );
      });
    });
}

/** Does one thing on the current database and prints what came of it. */
async function tell(terminal: Terminal, work: (db: Db) => Promise<string>): Promise<void> {
  const { readConfig } = await import('@candor/server/config');
  const { withCurrentDatabase } = await import('../database/with-current-database');
  await say(
    terminal.output,
    await withCurrentDatabase(readConfig(terminal.env), ({ db }) => work(db)),
  );
}

const LONGEST_NAME = 100;

function name(text: string): string {
  const words = text.trim().replace(/\s+/g, ' ');
  if (words === '' || words.length > LONGEST_NAME || /\p{C}/u.test(words)) {
    throw new InvalidArgumentError(`It must have 1 to ${LONGEST_NAME} characters.`);
  }
  return words;
}

function day(text: string): string {
  if (AskedDay.safeParse(text).success) return text;
  throw new InvalidArgumentError('It must be a day such as 2026-05-31.');
}

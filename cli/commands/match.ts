import { DOCUMENT_TYPES_IN_WORDS } from '@candor/domain/model/document-types';
import type { YearMonth } from '@candor/engine';
import { type Command, Option } from 'commander';
import { currentMonth, parseAsOf } from '../as-of';
import type { Format } from '../match/run-match';
import { say, writeText } from '../output/write-text';
import type { Terminal } from '../terminal';

const HELP = `
Candidates are a CSV with a candidate_text column, a ZIP, a folder (with the folders in it) or one
document: ${DOCUMENT_TYPES_IN_WORDS}. No server and no database is needed.
Exit code 0 when at least one candidate was scored, otherwise 1.`;

type Options = { job: string; candidates: string; format: Format; asOf?: YearMonth };

/** Adds `candor match`: scores and ranks candidates against a job without any server. */
export function addMatch(program: Command, terminal: Terminal): void {
  program
    .command('match')
    .description('score and rank candidates against a job, without a server')
    .requiredOption('--job <file>', 'the job description, in any document format')
    .requiredOption('--candidates <file-or-folder>', 'CSV, ZIP, folder or one document')
    .addOption(
      new Option('--format <format>', 'how to print')
        .choices(['table', 'json', 'csv'])
        .default('table'),
    )
    .option(
      '--as-of <YYYY-MM>',
      "what 'present' in a resume means (default: this month)",
      parseAsOf,
    )
    .addHelpText('after', HELP)
    .action(async (options: Options) => {
      const { matchAll, printed } = await import('../match/run-match');
      const report = await matchAll({
        ...options,
        asOf: options.asOf ?? currentMonth(new Date()),
        env: terminal.env,
      });
      for (const piece of printed(report, options.format, terminal))
        await writeText(terminal.output, piece);
      const { candidates, unreadable } = report;
      await say(
        terminal.messages,
        `${candidates.length} scored, ${unreadable.length} could not be scored`,
      );
      if (candidates.length === 0) terminal.fail();
    });
}

import type { YearMonth } from '@candor/engine';
import type { Command } from 'commander';
import { currentMonth, parseAsOf } from '../as-of';
import { answerLines } from '../json-lines/answer-lines';
import type { Terminal } from '../terminal';

const HELP = `
Input, one JSON object a line:
  {"id","job","candidates":[{"id","text"}]}    or    {"id","job","candidate"}
Output, one line for each line of input, in order:
  {"id","scores":[{"id","score"}]}             or    {"id","score"}
A line that cannot be answered gives {"id","error"}, and the stream goes on.`;

type Options = { explain?: true; asOf?: YearMonth };

/** Adds `candor score`: scores candidate texts against job texts as a filter of JSON Lines. */
export function addScore(program: Command, terminal: Terminal): void {
  program
    .command('score')
    .description('score candidates against jobs: JSON Lines in, JSON Lines out')
    .option('--explain', 'add match_results: every requirement with its points and evidence')
    .option(
      '--as-of <YYYY-MM>',
      "what 'present' in a resume means (default: this month)",
      parseAsOf,
    )
    .addHelpText('after', HELP)
    .action(async (options: Options) => {
      const { answerScore } = await import('../scoring/answer-score');
      const { jobMemo } = await import('../scoring/job-memo');
      const settings = {
        jobs: jobMemo(),
        asOf: options.asOf ?? currentMonth(new Date()),
        explain: options.explain ?? false,
      };
      await answerLines(terminal.input, terminal.output, (request) =>
        answerScore(request, settings),
      );
    });
}

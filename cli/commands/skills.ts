import type { Command } from 'commander';
import { answerLines } from '../json-lines/answer-lines';
import { textField } from '../json-lines/request';
import type { Terminal } from '../terminal';

const HELP = `
Input, one JSON object a line:                 {"id","text"}
Output, one line for each line of input:       {"id","skills":[{"name","start","end","type"}]}
start and end count UTF-16 units of the text; type is "hard" or "soft".`;

/** Adds `candor skills`: finds every mention of a skill as a filter of JSON Lines. */
export function addSkills(program: Command, terminal: Terminal): void {
  program
    .command('skills')
    .description('find skills, tools, methods and certifications: JSON Lines in, JSON Lines out')
    .addHelpText('after', HELP)
    .action(async () => {
      const { findSkills } = await import('@candor/engine');
      await answerLines(terminal.input, terminal.output, (request) => ({
        skills: findSkills(textField(request, 'text')).map(({ name, start, end, type }) => ({
          name,
          start,
          end,
          type,
        })),
      }));
    });
}

import type { Command } from 'commander';
import { findingText } from '../doctor/check';
import { writeText } from '../output/write-text';
import type { Terminal } from '../terminal';

const HELP = `
Each line is ok, warn or fail, and says what to do. Exit code 1 when something fails.`;

/** Adds `candor doctor`: looks at configuration and surroundings and says what to repair. */
export function addDoctor(program: Command, terminal: Terminal): void {
  program
    .command('doctor')
    .description(
      'check configuration, database, folders, reading, mail and what is asked elsewhere, and say what to fix',
    )
    .addHelpText('after', HELP)
    .action(async () => {
      const { examine } = await import('../doctor/examine');
      for await (const finding of examine(terminal.env)) {
        await writeText(terminal.output, findingText(finding));
        if (finding.status === 'fail') terminal.fail();
      }
    });
}

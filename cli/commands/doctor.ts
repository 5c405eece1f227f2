import type { Command } from 'commander';
import { findingText } from '../doctor/check';
import { writeText } from '../output/write-text';

const HELP = `
Each line is ok, warn or fail, and says what to do. Exit code 1 when something fails.`;

/** Adds `candor doctor`: looks at configuration and surroundings and says what to repair. */
export function addDoctor(program: Command): void {
  program
    .command('doctor')
    .description(
      'check configuration, database, folders, reading, mail and what is asked elsewhere, and say what to fix',
    )
    .addHelpText('after', HELP)
    .action(async () => {
      const { examine } = await import('../doctor/examine');
      for await (const finding of examine(process.env)) {
        await writeText(process.stdout, findingText(finding));
        if (finding.status === 'fail') process.exitCode = 1;
      }
    });
}

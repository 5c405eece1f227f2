import { Command } from 'commander';
import { CommandError } from './command-error';
import { addDoctor } from './commands/doctor';
import { addExtract } from './commands/extract';
import { addMatch } from './commands/match';
import { addMigrate } from './commands/migrate';
import { addScore } from './commands/score';
import { addServe } from './commands/serve';
import { addSkills } from './commands/skills';
import { endWhenReaderIsGone } from './output/write-text';

const program = new Command('candor')
  .description('Score candidates against a job and see the sentence that proves every point.')
  .showHelpAfterError('(candor --help tells more)');

program.hook('preAction', (_, command) => {
  // A server goes on working when nobody reads its log any more.
  if (command.name() !== 'serve') endWhenReaderIsGone(process.stdout);
});

addServe(program);
addMatch(program);
addScore(program);
addSkills(program);
addExtract(program);
addMigrate(program);
addDoctor(program);

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  console.error(`candor: ${error.message}`);
  process.exitCode = 1;
}

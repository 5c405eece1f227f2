import { VERSION } from '@candor/server/version';
import { Command } from 'commander';
import { lastWords } from './command-error';
import { addAccount } from './commands/account';
import { addAudit } from './commands/audit';
import { addBackup } from './commands/backup';
import { addDoctor } from './commands/doctor';
import { addExtract } from './commands/extract';
import { addMatch } from './commands/match';
import { addMigrate } from './commands/migrate';
import { addRestore } from './commands/restore';
import { addScore } from './commands/score';
import { addSecrets } from './commands/secrets';
import { addServe } from './commands/serve';
import { addSkills } from './commands/skills';
import { addStatistics } from './commands/statistics';
import { addSupport } from './commands/support';
import { addTaxonomy } from './commands/taxonomy';
import { endWhenReaderIsGone } from './output/write-text';

const program = new Command('candor')
  .description('Score candidates against a job and see the sentence that proves every point.')
  .version(VERSION, '-V, --version', 'display which version this is')
  .showHelpAfterError('(candor --help tells more)');

/** The commands that read texts or titles in this process. */
const READING = new Set(['match', 'score', 'skills', 'load']);

program.hook('preAction', async (_, command) => {
  // A server keeps working if nobody reads its log any more.
  if (command.name() !== 'serve') endWhenReaderIsGone(process.stdout);
  if (!READING.has(command.name())) return;
  const { useImported } = await import('./taxonomy/use-imported');
  useImported(process.env);
});

addServe(program);
addMatch(program);
addScore(program);
addSkills(program);
addExtract(program);
addTaxonomy(program);
addAccount(program);
addSupport(program);
addStatistics(program);
addSecrets(program);
addAudit(program);
addMigrate(program);
addBackup(program);
addRestore(program);
addDoctor(program);

try {
  await program.parseAsync();
} catch (error) {
  const words = lastWords(error);
  if (words === null) throw error;
  console.error(`candor: ${words}`);
  process.exitCode = 1;
}

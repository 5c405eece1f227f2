import { VERSION } from '@candor/server/version';
import { Command, CommanderError } from 'commander';
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
import { endWhenReaderIsGone, say } from './output/write-text';
import type { Terminal } from './terminal';

/** The commands that read texts or titles in this process. */
const READING = new Set(['match', 'score', 'skills', 'load']);

/**
 * Runs one command line, without the name of the program. What is wrong with it is said on the terminal's messages, and
 * fails it.
 *
 * @throws what nobody foresaw.
 */
export async function runCommand(args: readonly string[], terminal: Terminal): Promise<void> {
  try {
    await programOn(terminal).parseAsync([...args], { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) {
      // It has said why already; help and the version end here, too.
      if (error.exitCode !== 0) terminal.fail();
      return;
    }
    const words = lastWords(error);
    if (words === null) throw error;
    await say(terminal.messages, `candor: ${words}`);
    terminal.fail();
  }
}

function programOn(terminal: Terminal): Command {
  const { output, messages } = terminal;
  const program = new Command('candor')
    .description('Score candidates against a job and see the sentence that proves every point.')
    .version(VERSION, '-V, --version', 'display which version this is')
    .showHelpAfterError('(candor --help tells more)')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => output.write(text),
      writeErr: (text) => messages.write(text),
    });

  program.hook('preAction', async (_, command) => {
    // A server keeps working if nobody reads its log any more.
    if (command.name() !== 'serve') endWhenReaderIsGone(output);
    if (!READING.has(command.name())) return;
    const { useImported } = await import('./taxonomy/use-imported');
    useImported(terminal.env);
  });

  addServe(program);
  addMatch(program, terminal);
  addScore(program, terminal);
  addSkills(program, terminal);
  addExtract(program, terminal);
  addTaxonomy(program, terminal);
  addAccount(program, terminal);
  addSupport(program, terminal);
  addStatistics(program, terminal);
  addSecrets(program, terminal);
  addAudit(program, terminal);
  addMigrate(program, terminal);
  addBackup(program, terminal);
  addRestore(program, terminal);
  addDoctor(program, terminal);
  return program;
}

import type { Command } from 'commander';
import { CommandError } from '../command-error';
import { say } from '../output/write-text';
import type { Terminal } from '../terminal';

const HELP = `
1. Put a new key in front of the others in SECRETS_KEYS, or on top of DATA_DIR/secret-key, and start every process anew.
2. Run candor secrets rotate.
3. Take the older keys away and start every process anew.`;

/** Adds `candor secrets rotate`: encrypts with the newest key what older ones encrypted. */
export function addSecrets(program: Command, terminal: Terminal): void {
  program
    .command('secrets')
    .description('the secrets that the database keeps encrypted')
    .command('rotate')
    .description('encrypt with the newest key what older keys encrypted')
    .addHelpText('after', HELP)
    .action(async () => {
      const { readConfig } = await import('@candor/server/config');
      const { resealSecrets } = await import('@candor/server/access/sealed-columns');
      const { SecretUnreadable } = await import('@candor/server/access/secrets');
      const { checkSecrets } = await import('../doctor/check-secrets');
      const { withCurrentDatabase } = await import('../database/with-current-database');
      try {
        const config = readConfig(terminal.env);
        const done = await withCurrentDatabase(config, async ({ db }) => {
          const { status, found, fix } = await checkSecrets(db, config);
          if (status !== 'ok') throw new CommandError(`Secrets: ${found}. ${fix}`);
          return resealSecrets(db, config);
        });
        const secrets = done === 1 ? '1 secret was' : `${done} secrets were`;
        await say(
          terminal.output,
          `${secrets} encrypted anew. Older keys are not needed any more.`,
        );
      } catch (error) {
        if (error instanceof SecretUnreadable) throw new CommandError(error.message);
        throw error;
      }
    });
}

import { reasonOf } from '@candor/server/reason-of';
import type { Command } from 'commander';
import { CommandError } from '../command-error';
import { say } from '../output/write-text';
import type { Terminal } from '../terminal';

/** Adds `candor migrate`: brings the database to the schema of this version. */
export function addMigrate(program: Command, terminal: Terminal): void {
  program
    .command('migrate')
    .description('bring the database to the schema of this version')
    .action(async () => {
      const { readConfig } = await import('@candor/server/config');
      const { migrate } = await import('@candor/server/db/migrate');
      const { withDatabase } = await import('../database/with-database');
      await withDatabase(readConfig(terminal.env), (connection) =>
        migrate(connection).catch(tellPlainly),
      );
      await say(terminal.messages, 'The database has the schema of this version.');
    });
}

function tellPlainly(error: unknown): never {
  throw new CommandError(`The migration failed: ${reasonOf(error)}`, { cause: error });
}

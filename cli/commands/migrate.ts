import { reasonOf } from '@candor/server/reason-of';
import type { Command } from 'commander';
import { CommandError } from '../command-error';

/** Adds `candor migrate`: brings the database to the schema of this version. */
export function addMigrate(program: Command): void {
  program
    .command('migrate')
    .description('bring the database to the schema of this version')
    .action(async () => {
      const { readConfig } = await import('@candor/server/config');
      const { migrate } = await import('@candor/server/db/migrate');
      const { withDatabase } = await import('../database/with-database');
      await withDatabase(readConfig(), (connection) => migrate(connection).catch(tellPlainly));
      console.error('The database has the schema of this version.');
    });
}

function tellPlainly(error: unknown): never {
  throw new CommandError(`The migration failed: ${reasonOf(error)}`, { cause: error });
}

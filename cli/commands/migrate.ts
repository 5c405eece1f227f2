import type { Command } from 'commander';
import { CommandError } from '../command-error';
import { reasonOf } from '../doctor/check';

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

/** What the database itself said: the query builder's words around it are the whole text of the migration. */
function tellPlainly(error: unknown): never {
  const said = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  throw new CommandError(`The migration failed: ${reasonOf(said)}`);
}

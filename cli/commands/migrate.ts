import type { Command } from 'commander';
import { CommandError } from '../command-error';

/** Adds `candor migrate`: brings the database to the schema of this version. */
export function addMigrate(program: Command): void {
  program
    .command('migrate')
    .description('bring the database to the schema of this version')
    .action(async () => {
      const { ConfigError, readConfig } = await import('@candor/server/config');
      const { migrate } = await import('@candor/server/db/migrate');
      const { withDatabase } = await import('../database/with-database');
      try {
        await withDatabase(readConfig(), migrate);
      } catch (error) {
        if (error instanceof ConfigError) throw new CommandError(error.message);
        throw error;
      }
      console.error('The database has the schema of this version.');
    });
}

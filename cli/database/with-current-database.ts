import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '@candor/server/config';
import type { Connection } from '@candor/server/db/connect';
import { CommandError } from '../command-error';
import { checkMigrations } from '../doctor/check-migrations';
import { withDatabase } from './with-database';

/**
 * Runs work on the configured database, which must be there already and have the schema of this version: a command that
 * was started in the wrong folder makes none.
 *
 * @throws CommandError otherwise, and what the work throws.
 */
export async function withCurrentDatabase<T>(
  config: Config,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  if (config.databaseUrl === null && !existsSync(join(config.dataDir, 'postgres'))) {
    throw new CommandError(
      `There is no database in ${config.dataDir}. Set DATA_DIR or DATABASE_URL, or start Candor once.`,
    );
  }
  return withDatabase(config, async (connection) => {
    const { status, found, fix } = await checkMigrations(connection.pool);
    if (status !== 'ok') throw new CommandError(`Migrations: ${found}. ${fix}`);
    return work(connection);
  });
}

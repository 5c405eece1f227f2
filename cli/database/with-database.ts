import type { Config } from '@candor/server/config';
import { type Connection, connect } from '@candor/server/db/connect';
import { startEmbedded } from '@candor/server/db/embedded/start';
import { EmbeddedUnavailable } from '@candor/server/db/embedded/unavailable';
import { reasonOf } from '@candor/server/reason-of';
import { CommandError } from '../command-error';

/** Enough for one command: the migrations hold one connection as a lock and work on others. */
const CONNECTIONS = 3;

/**
 * Runs work on the configured database and leaves it as it was: the embedded server is started if none is running and
 * stopped again if nobody else uses it.
 *
 * @throws CommandError if the database cannot be reached or started, and what the work throws.
 */
export async function withDatabase<T>(
  config: Config,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const embedded = config.databaseUrl === null ? await startOwn(config.dataDir) : null;
  try {
    const connection = connect(embedded?.url ?? config.databaseUrl ?? '', {
      size: CONNECTIONS,
      // A connection that breaks while idle is replaced; the next query tells whether that failed.
      onIdleError: () => undefined,
    });
    try {
      await connection.pool.query('select 1').catch((error) => {
        throw new CommandError(
          `The database cannot be reached (${reasonOf(error)}). ${remedyOf(config)}`,
        );
      });
      return await work(connection);
    } finally {
      await connection.close();
    }
  } finally {
    await embedded?.stop();
  }
}

/** Where to look, by which database it is. */
const remedyOf = ({ databaseUrl }: Config) =>
  databaseUrl === null
    ? 'See postgres.log in DATA_DIR.'
    : 'Check DATABASE_URL, and that the server runs.';

async function startOwn(dataDir: string) {
  try {
    return await startEmbedded(dataDir);
  } catch (error) {
    if (error instanceof EmbeddedUnavailable) throw new CommandError(error.message);
    throw error;
  }
}

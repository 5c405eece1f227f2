import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Logger, runMigrations } from 'graphile-worker';
import { MIGRATIONS } from '../places';
import type { Connection } from './connect';
import { grantTenantRole } from './tenant-role';

/** Names the lock that keeps two starting processes from migrating at once; any fixed number serves. */
const LOCK = 7_202_611;
const OLDEST_SERVER = 150_000;

const silent = new Logger(() => () => {});

/**
 * Brings the database to the newest schema: ours and the queue's. Forward only, and safe when several processes start
 * together: the later ones wait and find nothing to do. Only a restored backup names another folder: the schema of its day.
 *
 * @throws an Error for a PostgreSQL older than 15, and whatever a failing migration says.
 */
export async function migrate(
  { pool, db }: Pick<Connection, 'pool' | 'db'>,
  migrationsFolder = MIGRATIONS,
): Promise<void> {
  if (!migrationsFolder) throw new Error('The migrations are missing. Build the product again.');
  const guard = await pool.connect();
  try {
    await guard.query('begin');
    await guard.query('set local statement_timeout = 0');
    await guard.query('set local idle_in_transaction_session_timeout = 0');
    await refuseOldServer(guard);
    await guard.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await applyMigrations(db, { migrationsFolder });
    await runMigrations({ pgPool: pool, logger: silent });
    await grantTenantRole(guard);
    await guard.query('commit');
    guard.release();
  } catch (error) {
    // Closing the connection releases the lock whatever state it is in.
    guard.release(true);
    throw error;
  }
}

async function refuseOldServer(client: {
  query(text: string): Promise<{ rows: { version: number }[] }>;
}): Promise<void> {
  const found = await client.query(
    "select current_setting('server_version_num')::integer as version",
  );
  const version = found.rows[0]?.version ?? 0;
  if (version < OLDEST_SERVER) {
    throw new Error(
      `PostgreSQL 15 or newer is needed; this server is ${Math.floor(version / 10_000)}.`,
    );
  }
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connection } from '@candor/server/db/connect';
import { MIGRATIONS } from '@candor/server/places';
import { isJsonObject } from '../json-lines/request';
import type { Finding } from './check';

type Pool = Connection['pool'];

const SUBJECT = 'Migrations';
const REMEDY = 'Run candor migrate, or start Candor: it brings the database up to date.';

/** Whether the database has every migration that this version ships. */
export async function checkMigrations(pool: Pool): Promise<Finding> {
  const shipped = await shippedMoments();
  const applied = await newestApplied(pool);
  const pending = shipped.filter((moment) => moment > applied).length;
  if (pending > 0) {
    const found = `${pending} of ${shipped.length} not applied`;
    return { status: 'warn', subject: SUBJECT, found, fix: REMEDY };
  }
  if (applied > Math.max(...shipped)) {
    const found = 'the database is newer than this version';
    return { status: 'fail', subject: SUBJECT, found, fix: 'Run the newest version of Candor.' };
  }
  return { status: 'ok', subject: SUBJECT, found: `all ${shipped.length} applied` };
}

/** Drizzle names a migration by the moment it was written, in its journal and in the database. */
async function shippedMoments(): Promise<number[]> {
  if (!MIGRATIONS) throw new Error('The migrations are missing. Build the product again.');
  const journal: unknown = JSON.parse(
    await readFile(join(MIGRATIONS, 'meta/_journal.json'), 'utf8'),
  );
  return momentsOf(journal);
}

function momentsOf(journal: unknown): number[] {
  const entries = isJsonObject(journal) && Array.isArray(journal.entries) ? journal.entries : [];
  return entries.map((entry: unknown) => (isJsonObject(entry) ? Number(entry.when) : Number.NaN));
}

async function newestApplied(pool: Pool): Promise<number> {
  const table = await pool.query<{ there: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as there",
  );
  if (!table.rows[0]?.there) return 0;
  const newest = await pool.query<{ moment: string | null }>(
    'select max(created_at) as moment from drizzle.__drizzle_migrations',
  );
  return Number(newest.rows[0]?.moment ?? 0);
}

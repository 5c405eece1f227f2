import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import { MIGRATIONS } from '../places';

/** Drizzle's list of migrations; each is named by the moment it was written, here and in the database. */
const Journal = z.object({
  version: z.string(),
  dialect: z.string(),
  entries: z.array(z.looseObject({ when: z.number(), tag: z.string() })),
});
export type Journal = z.infer<typeof Journal>;

/** The migrations of this version, the oldest first. */
export async function shippedJournal(): Promise<{ folder: string; journal: Journal }> {
  if (!MIGRATIONS) throw new Error('The migrations are missing. Build the product again.');
  const text = await readFile(path.join(MIGRATIONS, 'meta', '_journal.json'), 'utf8');
  return { folder: MIGRATIONS, journal: Journal.parse(JSON.parse(text)) };
}

/** The moment that names the newest migration a database has. */
export async function newestMigration(client: Pool | PoolClient): Promise<number> {
  return newestOf(client, 'select max(created_at) as newest from drizzle.__drizzle_migrations');
}

/** The number of the newest migration that the queue's own schema has. */
export async function newestQueueMigration(client: Pool | PoolClient): Promise<number> {
  return newestOf(client, 'select max(id) as newest from graphile_worker.migrations');
}

async function newestOf(client: Pool | PoolClient, query: string): Promise<number> {
  const { rows } = await client.query<{ newest: string | null }>(query);
  return Number(rows[0]?.newest ?? 0);
}

import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { verifyAudit } from '../access/audit-chain';
import { type Connection, connect } from '../db/connect';
import type { Db } from '../db/database';
import { keepErasures } from '../features/privacy/erasure-journal';
import { openDiskBlobs } from '../integrations/disk/blob-store';
import type { BlobStore } from '../ports/blob-store';
import { batchOf, submitCsv } from '../testing/batch-calls';
import { createTestDatabase } from '../testing/database';
import { aUser } from '../testing/factories';
import { type TestApp, testApp } from '../testing/test-app';
import { END, HEAD } from './archive/format';
import { writeArchive } from './archive/write-archive';
import { backUp } from './back-up';
import { clearDatabase, makeSchemaOf } from './prepare-target';
import { restoreBackup } from './restore';
import { newestMigration, shippedJournal } from './schema-moment';
import { verifyBackup } from './verify';

let t: TestApp;
let folder: string;
let cleaning: (() => Promise<void>)[];
beforeEach(async () => {
  t = await testApp();
  folder = mkdtempSync(path.join(tmpdir(), 'candor-backup-'));
  cleaning = [];
});
afterEach(async () => {
  for (const clean of cleaning.reverse()) await clean();
  await t.close();
  rmSync(folder, { recursive: true });
});

const archive = () => path.join(folder, 'backup.tar');
const make = () => backUp(t.deps, archive(), t.clock.now());

type Place = { url: string; blobs: BlobStore; store: string };

/** An empty database, with a store of uploads. */
async function elsewhere(): Promise<Place> {
  const database = await createTestDatabase();
  cleaning.push(() => database.drop());
  const store = path.join(folder, `blobs-${cleaning.length}`);
  return { url: database.url, blobs: await openDiskBlobs(store), store };
}

/** Works on a database and leaves it, as a command does: a restore wants it for itself. */
async function on<T>(url: string, work: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = connect(url, { size: 3, onIdleError: () => {} });
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

const restoreTo = ({ url, blobs }: Omit<Place, 'store'>, replace = false) =>
  on(url, async (connection) => {
    const { config } = t.deps;
    const verified = await verifyBackup(archive());
    return restoreBackup(
      archive(),
      verified,
      { connection, blobs, config, clock: t.clock },
      { replace },
    );
  });

/** Two accounts, one with a batch that waits for a worker. */
async function inUse() {
  const as = t.as(await aUser(t.db, { plan: 'enterprise' }));
  const leaving = await aUser(t.db, { email: 'leaving@example.com' });
  const people = [{ text: 'A clerk with "stock", \\ and\ttabs.' }, { text: 'Zweiter, größer 😀' }];
  const batch = batchOf(await submitCsv(as, people)).batch_job_id;
  await as.post('/api/keys', { name: 'program' });
  return { as, leaving, batch };
}

/** A digest of every table, by its name. */
async function digests(db: Db): Promise<Record<string, string>> {
  const { rows } = await db.execute<{ name: string; digest: string }>(sql`
    select nspname || '.' || relname as name, md5(query_to_xml(
      format('select t::text as row from %I.%I t order by 1', nspname, relname), true, false, '')::text) as digest
    from pg_class c join pg_namespace n on n.oid = relnamespace
    where relkind = 'r' and (nspname = 'public' or nspname = 'graphile_worker' and relname <> 'migrations')`);
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}

test('what was backed up is the same elsewhere: rows, uploads, sequences, and what guards them', async () => {
  await inUse();
  const before = await digests(t.db);
  const made = await make();
  expect(made).toMatchObject({ blobs: 1, erasedMeanwhile: 0, lost: [] });
  expect(statSync(archive()).mode & 0o777).toBe(0o600);

  const place = await elsewhere();
  const restored = await restoreTo(place);
  expect(restored).toMatchObject({ rows: made.rows, blobs: 1, erasedAgain: 0, missingKeys: [] });
  expect(readdirSync(place.store)).toHaveLength(1);
  await on(place.url, async ({ db }) => {
    expect(await digests(db)).toEqual(before);
    // New rows follow the old ones, and are chained, checked and guarded as ever.
    const user = await aUser(db);
    expect((await verifyAudit(db)).breaks).toEqual([]);
    await expect(db.execute(sql`update audit_log set action = 'none'`)).rejects.toThrow();
    await expect(db.execute(sql`update batches set user_id = gen_random_uuid()`)).rejects.toThrow();
    await db.execute(sql`delete from users where id = ${user.id}`);
    const noted = await db.execute(sql`select 1 from erasures where id = ${user.id}`);
    expect(noted.rows).toHaveLength(1);
  });
});

test('a restored schema differs in nothing from one that was made by migrations', async () => {
  const shape = async ({ pool }: Connection) => {
    const { rows } = await pool.query(`
      select pg_get_indexdef(indexrelid) as what from pg_index i join pg_class c on c.oid = i.indexrelid
        where c.relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
      union all select conrelid::regclass::text || ' ' || conname || ' ' || convalidated::text || pg_get_constraintdef(oid) from pg_constraint
        where connamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
      union all select tgrelid::regclass::text || ' ' || tgenabled::text || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
      union all select relname || relrowsecurity::text from pg_class where relnamespace = 'public'::regnamespace
      union all select tablename || policyname || coalesce(qual, '') from pg_policies
      order by 1`);
    return rows;
  };
  const fresh = await elsewhere();
  const expected = await on(fresh.url, shape);
  await make();
  await restoreTo(fresh);
  expect(await on(fresh.url, shape)).toEqual(expected);
  expect(expected.length).toBeGreaterThan(100);
});

test('the snapshot is consistent: anything written or deleted meanwhile is not in it', async () => {
  const { batch } = await inUse();
  const before = await digests(t.db);
  const { blobs } = t.deps;
  // The first upload is read once the snapshot exists: then the world changes.
  const changing: BlobStore = {
    ...blobs,
    localPath: async (key) => {
      await aUser(t.db);
      await t.db.execute(sql`delete from batches where id = ${batch}`);
      await blobs.delete(key);
      return blobs.localPath(key);
    },
  };
  const made = await backUp({ pool: t.deps.pool, blobs: changing }, archive(), t.clock.now());
  expect(made).toMatchObject({ blobs: 0, erasedMeanwhile: 1, lost: [] });
  const place = await elsewhere();
  await restoreTo(place);
  expect(await on(place.url, ({ db }) => digests(db))).toEqual(before);
});

test('an upload that a batch refers to and nobody has is reported', async () => {
  await inUse();
  const { rows } = await t.db.execute<{ key: string }>(sql`select blob_key as key from batches`);
  const key = rows[0]?.key ?? '';
  await t.deps.blobs.delete(key);
  expect(await make()).toMatchObject({ blobs: 0, lost: [key] });
});

test('people erased after the backup are missing from a restore with today’s journal', async () => {
  const { leaving } = await inUse();
  await make();
  await t.db.execute(sql`delete from users where id = ${leaving.id}`);
  await keepErasures(t.deps);
  const place = await elsewhere();
  const restored = await restoreTo({ ...place, blobs: t.deps.blobs });
  expect(restored.erasedAgain).toBeGreaterThan(0);
  const found = await on(place.url, ({ db }) =>
    db.execute(sql`select 1 from users where id = ${leaving.id}`),
  );
  expect(found.rows).toEqual([]);
});

test('whoever was erased in the database that is replaced stays erased, although no journal had it yet', async () => {
  const { leaving } = await inUse();
  await make();
  const place = await elsewhere();
  await restoreTo(place);
  await on(place.url, ({ db }) => db.execute(sql`delete from users where id = ${leaving.id}`));
  expect((await restoreTo(place, true)).erasedAgain).toBeGreaterThan(0);
});

test('a database with accounts, one that somebody uses and one with foreign tables are left alone', async () => {
  await inUse();
  await make();
  const place = await elsewhere();
  const before = await on(place.url, async ({ db }) => {
    await aUser(db);
    return digests(db);
  });
  await expect(restoreTo(place)).rejects.toThrow('There are accounts in the database.');
  await on(place.url, async ({ pool }) => {
    await pool.query('create table invoices_of_others (id int)');
    await expect(restoreTo(place, true)).rejects.toThrow('Somebody is connected to the database');
  });
  await expect(restoreTo(place, true)).rejects.toThrow(
    'The database holds a table that the archive does not know (invoices_of_others).',
  );
  await on(place.url, async ({ db, pool }) => {
    await pool.query('drop table invoices_of_others');
    expect(await digests(db)).toEqual(before);
  });
});

test('a damaged, cut off or foreign archive is refused before anything changes', async () => {
  await inUse();
  await make();
  const whole = readFileSync(archive());
  const place = await elsewhere();
  const before = await on(place.url, ({ db }) => digests(db));
  // Not the last kilobyte: a tar file ends with zeroes that mean nothing.
  const places = [0.001, 0.01, 0.1, 0.3, 0.5, 0.7, 0.9].map((at) => Math.floor(at * whole.length));
  const inSomeRow = whole.indexOf('leaving@example.com');
  expect(inSomeRow).toBeGreaterThan(0);
  for (const at of [...places, inSomeRow]) {
    const damaged = Buffer.from(whole);
    // Between two entries are zeros, which nobody reads: a cut there is detected as well.
    if (damaged[at] === 0) damaged.fill('x', at, at + 600);
    else damaged[at] = (damaged[at] ?? 0) ^ 1;
    writeFileSync(archive(), damaged);
    await expect(restoreTo(place), `a damage at ${at}`).rejects.toThrow(/damaged|no backup/);
  }
  for (const length of [0.2, 0.6, 0.95].map((at) => Math.floor(at * whole.length))) {
    writeFileSync(archive(), whole.subarray(0, length));
    await expect(verifyBackup(archive()), `cut at ${length}`).rejects.toThrow('cut off');
  }
  writeFileSync(archive(), '');
  await expect(verifyBackup(archive())).rejects.toThrow('This is no backup that candor made.');
  expect(await on(place.url, ({ db }) => digests(db))).toEqual(before);
});

test('an archive of an older version is brought up to date, one of a newer version is refused', async () => {
  const { journal } = await shippedJournal();
  const [older, newest] = journal.entries.slice(-2).map(({ when }) => when);
  const place = await elsewhere();
  await on(place.url, async (connection) => {
    const { pool } = connection;
    await clearDatabase(pool);
    await makeSchemaOf({ schema: older ?? 0 }, connection);
    await pool.query(`insert into rate_limits (key, points) values ('an old row', 7)`);
    await backUp({ pool, blobs: place.blobs }, archive(), t.clock.now());
  });
  expect((await verifyBackup(archive())).head.schema).toBe(older);
  await restoreTo(place);
  await on(place.url, async ({ pool, db }) => {
    expect(await newestMigration(pool)).toBe(newest);
    const { rows } = await db.execute(sql`select points from rate_limits where key = 'an old row'`);
    expect(rows).toEqual([{ points: 7 }]);
  });

  const { head, end } = await verifyBackup(archive());
  await writeArchive(archive(), async (writer) => {
    await writer.add(HEAD, Buffer.from(JSON.stringify({ ...head, schema: 9_000_000_000_000 })));
    await writer.add(END, Buffer.from(JSON.stringify({ ...end, blobs: 0 })));
  });
  await expect(restoreTo(place)).rejects.toThrow('The archive was made by a newer version.');
});

test('a backup that fails leaves neither half an archive nor an open transaction', async () => {
  await inUse();
  const away: BlobStore = {
    ...t.deps.blobs,
    localPath: async () => {
      throw new Error('the store is away');
    },
  };
  const failing = backUp({ pool: t.deps.pool, blobs: away }, archive(), t.clock.now());
  await expect(failing).rejects.toThrow('the store is away');
  expect(readdirSync(folder)).toEqual([]);
  const { rows } = await t.db.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and state like 'idle in%'`,
  );
  expect(rows).toEqual([]);
});

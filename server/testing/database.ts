import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** Files are copied as they are, in place of page by page through the log. */
const BY_FILES = 'strategy file_copy';

/** A database of its own for one test file, copied from the migrated template. */
export type TestDatabase = {
  url: string;
  /** Where the application reaches it: through PgBouncer in a run that was asked for that, else the same address. */
  pooledUrl: string;
  drop(): Promise<void>;
};

/** Copies the template. Drop the copy when everything that uses it is closed. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = new URL(inject('databaseUrl'));
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(
    template,
    `create database ${name} template ${template.pathname.slice(1)} ${BY_FILES}`,
  );
  return databaseOn(template, name);
}

/** Copies a database as it is now, as a backup does. Whoever is connected to it is cut off for the moment, and comes back by himself. */
export async function copyDatabase(source: string): Promise<TestDatabase> {
  const from = new URL(source).pathname.slice(1);
  const name = `copy_${randomUUID().replaceAll('-', '')}`;
  const server = new URL(source);
  await onServer(server, `alter database ${from} allow_connections false`);
  try {
    await onServer(
      server,
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${from}'`,
    );
    await onServer(server, `create database ${name} template ${from} ${BY_FILES}`);
  } finally {
    await onServer(server, `alter database ${from} allow_connections true`);
  }
  return databaseOn(server, name);
}

function databaseOn(server: URL, name: string): TestDatabase {
  const url = new URL(server);
  url.pathname = `/${name}`;
  const pooled = new URL(url);
  const poolerPort = inject('poolerPort');
  if (poolerPort !== null) {
    pooled.port = poolerPort;
    // Not past it by the socket.
    pooled.searchParams.delete('host');
  }
  return {
    url: url.href,
    pooledUrl: pooled.href,
    drop: () => onServer(server, `drop database if exists ${name} with (force)`),
  };
}

async function onServer(template: URL, statement: string): Promise<void> {
  const url = new URL(template);
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

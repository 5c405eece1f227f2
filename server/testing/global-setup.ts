import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { connect } from '../db/connect';
import { startEmbedded } from '../db/embedded/start';
import { migrate } from '../db/migrate';
import { startPooler } from './chaos/pooler';
import { startS3 } from './s3/simulator';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the run's server, with `template` as its database. */
    databaseUrl: string;
    /** The port of a PgBouncer before that server, where `TEST_POOLER` asks for one. */
    poolerPort: string | null;
    /** The bucket for all uploads, where `TEST_S3` asks for one. */
    uploads: { endpoint: string; bucket: string } | null;
  }
}

const UPLOADS = 'candor-uploads';

/** The same password, proven in one round instead of 4,096: each test file opens a dozen connections. */
function quickToProve(address: string): string {
  const { username, password } = new URL(address);
  return `set scram_iterations = 1; alter role ${username} password '${password}'`;
}

/** One PostgreSQL for the whole run, with a migrated database that test files copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'candor-test-'));
  const server = await startEmbedded(folder, { throwaway: true });
  const fail = (error: Error) => {
    throw error;
  };
  const admin = connect(server.url, { size: 1, onIdleError: fail });
  await admin.pool.query('create database template_candor');
  await admin.pool.query(quickToProve(server.url));
  await admin.close();

  const url = new URL(server.url);
  url.pathname = '/template_candor';
  const template = connect(url.href, { size: 4, onIdleError: fail });
  await migrate(template);
  await template.close();

  const pooler = process.env.TEST_POOLER ? await startPooler(server.url) : null;
  const store = process.env.TEST_S3 ? await startS3({ pageSize: 100 }) : null;
  store?.bucket(UPLOADS);
  project.provide('databaseUrl', url.href);
  project.provide('poolerPort', pooler && new URL(pooler.url).port);
  project.provide('uploads', store && { endpoint: store.endpoint, bucket: UPLOADS });
  return async () => {
    await store?.close();
    await pooler?.stop();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

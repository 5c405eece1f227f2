import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../app';
import { type Config, readConfig } from '../config';
import { connect } from '../db/connect';
import type { Db } from '../db/database';
import type { Deps } from '../deps';
import type { App } from '../http/serve';
import { createLog } from '../log';
import { sendOwedMail } from '../mail/send-owed-mail';
import { allLetters, whenGivenUp } from '../mail-sender';
import { openBlobs, openDeps, outboxFolder } from '../open-deps';
import { bucketOfUploads } from './bucket-of-uploads';
import { type TestClock, testClock } from './clock';
import { createTestDatabase } from './database';
import { guardFigures } from './guard-figures';
import { readOutbox, type SentMail } from './outbox';
import { sharedHelpers } from './shared-helpers';

/** Calls as one caller. */
export type As = {
  get(url: string): Promise<LightMyRequestResponse>;
  post(
    url: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  put(url: string, body: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  patch(url: string, body: object): Promise<LightMyRequestResponse>;
  delete(url: string): Promise<LightMyRequestResponse>;
  /** Posts a form: text fields as strings, files with their name and bytes. */
  form(
    url: string,
    fields: Record<string, string | FormFile>,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
};

export type FormFile = { name: string; type: string; content: string | Uint8Array<ArrayBuffer> };

export type TestApp = {
  app: App;
  deps: Deps;
  db: Db;
  clock: TestClock;
  databaseUrl: string;
  /** Settings by which a process beside this one finds the same uploads. */
  asProcess: Config;
  /** Calls with the token of an account; without one as a visitor. */
  as(caller?: { token: string }): As;
  /** Sends what is owed and answers every mail so far. */
  mails(): Promise<SentMail[]>;
  close(): Promise<void>;
};

export type TestAppOptions = {
  now?: Date;
  /** In place of a clock of its own: one that others look at, too. */
  clock?: TestClock;
  /** Environment variables beyond the defaults. */
  env?: Record<string, string>;
  webFolder?: string;
  /** Hears every line of the log; without it nothing is logged. */
  onLog?: (line: string) => void;
};

const CONNECTIONS = 10;

/** The real application on a database and a data folder of its own. Close it in `afterAll`. */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'candor-app-'));
  const database = await createTestDatabase();
  await guardFigures(database.url);
  const clock = options.clock ?? testClock(options.now);
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://localhost:3000',
    REQUESTS_PER_MINUTE: '1000000',
    // Tests turn their clock by months; the one that is about this sets it.
    SESSION_IDLE_DAYS: '3650',
    ...options.env,
  });
  const { onLog } = options;
  const log = onLog ? createLog('trace', { write: onLog }) : createLog(config.logLevel);
  const opened = await openDeps(config, {
    databaseUrl: database.url,
    connections: CONNECTIONS,
    clock,
    log,
    helpers: sharedHelpers(config),
  });
  const { deps } = opened;
  const bucket = options.env?.BLOB_URL === undefined ? bucketOfUploads() : null;
  const asProcess = { ...config, ...bucket };
  if (bucket) Object.assign(deps, { blobs: await openBlobs(asProcess, log) });
  const noWeb = path.join(dataDir, 'no-web');
  const front = database.pooledUrl === database.url ? null : openFront(deps, database.pooledUrl);
  const app = await buildApp(front?.deps ?? deps, { webFolder: options.webFolder ?? noWeb });
  const letters = allLetters(deps);

  let closed: Promise<void> | null = null;
  const close = async () => {
    await app.close();
    await front?.close();
    await opened.close();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const test: TestApp = {
    app,
    deps,
    db: deps.db,
    clock,
    databaseUrl: database.url,
    asProcess,
    as: (caller) => callsAs(app, caller?.token ?? null),
    mails: async () => {
      await sendOwedMail(deps, letters, whenGivenUp);
      return readOutbox(outboxFolder(config));
    },
    close: () => {
      closed ??= close();
      return closed;
    },
  };
  return test;
}

/** What answers calls goes through a pooler where there is one; workers do not. What a test puts into `deps` is there for both. */
function openFront(deps: Deps, pooledUrl: string) {
  const { db, pool, close } = connect(pooledUrl, { size: CONNECTIONS, onIdleError: () => {} });
  const own = new Map<PropertyKey, unknown>(Object.entries({ db, pool }));
  const through = new Proxy(deps, {
    get: (all, name) => own.get(name) ?? Reflect.get(all, name),
  });
  return { deps: through, close };
}

function callsAs(app: App, token: string | null): As {
  const call = (options: InjectOptions) =>
    app.inject({
      ...options,
      headers: { ...(token !== null && { authorization: `Bearer ${token}` }), ...options.headers },
    });
  return {
    get: (url) => call({ method: 'GET', url }),
    post: (url, payload, headers = {}) =>
      call({ method: 'POST', url, headers, ...(payload && { payload }) }),
    put: (url, payload, headers = {}) => call({ method: 'PUT', url, payload, headers }),
    patch: (url, payload) => call({ method: 'PATCH', url, payload }),
    delete: (url) => call({ method: 'DELETE', url }),
    form: async (url, fields, headers = {}) => {
      const { payload, contentType } = await encodeForm(fields);
      return call({
        method: 'POST',
        url,
        payload,
        headers: { ...headers, 'content-type': contentType },
      });
    },
  };
}

async function encodeForm(fields: Record<string, string | FormFile>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([value.content], { type: value.type }), value.name);
  }
  const encoded = new Response(form);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    contentType: encoded.headers.get('content-type') ?? '',
  };
}

import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from './config';
import { ConfigError } from './settings/config-error';

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'candor-config-'));
});
afterAll(() => rmSync(dataDir, { recursive: true }));

test('an empty environment gives the documented defaults', () => {
  const config = readConfig({ DATA_DIR: dataDir });
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    databaseUrl: null,
    blobs: { folder: path.join(dataDir, 'blobs') },
    s3: null,
    smtpUrl: null,
    staffEmails: [],
    logLevel: 'info',
    requestsPerMinute: 300,
    aiCallsPerHour: { professional: 20, enterprise: 20 },
    sessionIdleDays: 4,
    uploadDays: 30,
    resultDays: 365,
  });
});

test('the secret is created once, and only its owner may read it', () => {
  const first = readConfig({ DATA_DIR: dataDir }).secretKeys;
  expect(first[0]?.length).toBeGreaterThanOrEqual(32);
  expect(readConfig({ DATA_DIR: dataDir }).secretKeys).toEqual(first);
  expect(statSync(path.join(dataDir, 'secret-key')).mode & 0o777).toBe(0o600);
  expect([readFileSync(path.join(dataDir, 'secret-key'))]).toEqual(first);
});

test('several keys are taken from the environment or from the lines of the file, the newest first', () => {
  const [newer, older] = ['n'.repeat(32), 'o'.repeat(32)];
  const both = [Buffer.from(newer), Buffer.from(older)];
  const env = { SECRETS_KEYS: `${newer}, ${older}`, SECRET_KEY: 's'.repeat(32) };
  expect(readConfig({ DATA_DIR: dataDir, ...env }).secretKeys).toEqual(both);

  const folder = path.join(dataDir, 'two-keys');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'secret-key'), `${newer}\n${older}\n`);
  expect(readConfig({ DATA_DIR: folder }).secretKeys).toEqual(both);
});

test('a key file that lost its content stops the start and is not replaced', () => {
  const folder = path.join(dataDir, 'no-key');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'secret-key'), '\n');
  expect(() => readConfig({ DATA_DIR: folder })).toThrow('secret-key is damaged');
  expect(readFileSync(path.join(folder, 'secret-key'), 'utf8')).toBe('\n');
});

test('every wrong variable is named at once, and no value is repeated', () => {
  const read = () =>
    readConfig({
      DATA_DIR: dataDir,
      PORT: 'eighty',
      DATABASE_URL: 'mysql://root:hunter2@db/x',
      SECRET_KEY: 'short',
      SECRETS_KEYS: 'short too',
      BLOB_URL: 's3://Bucket/prefix',
      STAFF_EMAILS: 'a@example.com, nobody',
      SMTP_URL: 'mail.example.com',
      LOG_LEVEL: 'loud',
      CLAMD_URL: 'clamd:3310',
      RETENTION_UPLOAD_DAYS: '0',
    });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(
    [
      'The configuration is wrong.',
      '  PORT: must be a whole number from 0 to 65535',
      '  DATABASE_URL: must look like postgres://user:password@host:5432/database',
      '  SECRET_KEY: must have at least 32 bytes',
      '  SECRETS_KEYS: must have at least 32 bytes',
      '  BLOB_URL: must be a folder or look like s3://bucket/prefix',
      '  STAFF_EMAILS: must be a comma list of e-mail addresses',
      '  SMTP_URL: must look like smtp://user:password@host:587',
      '  LOG_LEVEL: must be one of fatal, error, warn, info, debug, trace, silent',
      '  CLAMD_URL: must look like tcp://host:3310 or unix:/run/clamav/clamd.ctl',
      '  RETENTION_UPLOAD_DAYS: must be at least 1',
    ].join('\n'),
  );
});

test('an empty variable counts as not set', () => {
  expect(readConfig({ DATA_DIR: dataDir, PORT: '', SMTP_URL: ' ' }).port).toBe(3000);
});

test('addresses lose the slash at their end and staff addresses their case', () => {
  const config = readConfig({
    DATA_DIR: dataDir,
    PUBLIC_URL: 'https://candor.example/',
    STAFF_EMAILS: ' Ada@Example.com ,bob@example.com',
  });
  expect(config.publicUrl).toBe('https://candor.example');
  expect(config.staffEmails).toEqual(['ada@example.com', 'bob@example.com']);
});

test('the keys of Google may be named in two ways, and lie at Google otherwise', () => {
  const certsUrl = (env: Record<string, string>) =>
    readConfig({ DATA_DIR: dataDir, GOOGLE_CLIENT_ID: 'client', ...env }).google?.certsUrl;
  const [own, other] = ['https://own.example/certs', 'https://other.example/certs'];
  expect(certsUrl({})).toBe('https://www.googleapis.com/oauth2/v3/certs');
  expect(certsUrl({ GOOGLE_JWKS_URL: other })).toBe(other);
  expect(certsUrl({ GOOGLE_JWKS_URL: other, GOOGLE_CERTS_URL: own })).toBe(own);
});

test('a data folder that cannot be made is named', () => {
  const file = path.join(dataDir, 'secret-key');
  expect(() => readConfig({ DATA_DIR: path.join(file, 'inside') })).toThrow(/DATA_DIR/);
});

const endpoint = {
  EMBEDDINGS_BASE_URL: 'https://vectors.example/v1/',
  EMBEDDINGS_MODEL: 'm-small',
};

test('the semantic signal is off unless its endpoint is named', () => {
  expect(readConfig({ DATA_DIR: dataDir }).embeddings).toBeNull();
  expect(readConfig({ DATA_DIR: dataDir, ...endpoint }).embeddings).toEqual({
    baseUrl: 'https://vectors.example/v1',
    apiKey: null,
    model: 'm-small',
    dimensions: null,
    requestsPerMinute: 300,
  });
});

test('an endpoint that was pasted with its whole path is understood', () => {
  const whole = { ...endpoint, EMBEDDINGS_BASE_URL: 'http://localhost:11434/v1/embeddings' };
  expect(readConfig({ DATA_DIR: dataDir, ...whole }).embeddings?.baseUrl).toBe(
    'http://localhost:11434/v1',
  );
});

test.each([
  [{ EMBEDDINGS_API_KEY: 'sk-hunter2' }, 'EMBEDDINGS_BASE_URL: is needed'],
  [{ EMBEDDINGS_BASE_URL: 'https://vectors.example/v1' }, 'EMBEDDINGS_MODEL: is needed'],
  [{ ...endpoint, EMBEDDINGS_API_KEY: 'sk hunter2' }, 'EMBEDDINGS_API_KEY: must be one word'],
  [{ ...endpoint, EMBEDDINGS_DIMENSIONS: '9' }, 'EMBEDDINGS_DIMENSIONS: must be at least 16'],
])('half an endpoint is named, and its key is not repeated (%#)', (env, words) => {
  const read = () => readConfig({ DATA_DIR: dataDir, ...env });
  expect(read).toThrow(words);
  expect(read).not.toThrow(/hunter2/);
});

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_hunter2',
  STRIPE_WEBHOOK_SECRET: 'whsec_new,whsec_old',
};

test('payments are off until a key is set, and sell what has a price', () => {
  const read = (env: Record<string, string>) => readConfig({ DATA_DIR: dataDir, ...env }).payments;
  expect(read({})).toBeNull();
  expect(
    read({
      ...stripe,
      STRIPE_PRICE_STARTER_MONTHLY: 'price_a',
      STRIPE_PRICE_PROFESSIONAL_YEARLY: 'price_b',
      STRIPE_PRICE_INVITATION_CREDITS: '10=price_c, 50=price_d',
    }),
  ).toEqual({
    secretKey: 'sk_test_hunter2',
    webhookSecrets: ['whsec_new', 'whsec_old'],
    apiBase: null,
    plans: [
      { plan: 'starter', interval: 'month', priceId: 'price_a' },
      { plan: 'professional', interval: 'year', priceId: 'price_b' },
    ],
    creditPacks: [
      { quantity: 10, priceId: 'price_c' },
      { quantity: 50, priceId: 'price_d' },
    ],
  });
});

test.each([
  [{ STRIPE_PRICE_STARTER_MONTHLY: 'price_a' }, 'STRIPE_SECRET_KEY: is needed'],
  [{ STRIPE_SECRET_KEY: 'sk_test_hunter2' }, 'STRIPE_WEBHOOK_SECRET: is needed'],
  [{ ...stripe, STRIPE_PRICE_INVITATION_CREDITS: 'price_c' }, 'must look like 10=price_a'],
  [
    { ...stripe, STRIPE_PRICE_STARTER_MONTHLY: 'price_a', STRIPE_PRICE_STARTER_YEARLY: 'price_a' },
    'each price needs an id of its own',
  ],
])('payments half set up are refused without repeating the key: %j', (env, words) => {
  const read = () => readConfig({ DATA_DIR: dataDir, ...env });
  expect(read).toThrow(words);
  expect(read).not.toThrow('hunter2');
});

const keys = { AWS_ACCESS_KEY_ID: 'AKIAEXAMPLE1234', AWS_SECRET_ACCESS_KEY: 'hunter2' };

test('S3 is off until its region or address is named, and keys alone are for other programs', () => {
  const read = (env: Record<string, string>) => readConfig({ DATA_DIR: dataDir, ...env }).s3;
  expect(read({ ...keys, AWS_REGION: 'eu-west-1' })).toBeNull();
  expect(read({ ...keys, S3_REGION: 'eu-central-1' })).toEqual({
    region: 'eu-central-1',
    endpoint: null,
    sessionToken: null,
    accessKeyId: 'AKIAEXAMPLE1234',
    secretAccessKey: 'hunter2',
    identity: 'access key …1234',
    asksForChecksums: true,
  });
  expect(
    read({
      ...keys,
      S3_ENDPOINT: 'https://minio.example:9000/',
      S3_IDENTITY: 'arn:aws:iam::1:user/c',
    }),
  ).toMatchObject({
    region: 'us-east-1',
    endpoint: 'https://minio.example:9000',
    identity: 'arn:aws:iam::1:user/c',
    asksForChecksums: false,
  });
});

test('uploads live in a bucket when it is named, with or without a path', () => {
  const read = (BLOB_URL: string) => readConfig({ DATA_DIR: dataDir, ...keys, BLOB_URL }).blobs;
  expect(read('s3://acme-uploads/candor')).toEqual({ bucket: 'acme-uploads', prefix: 'candor/' });
  expect(read('s3://acme-uploads')).toEqual({ bucket: 'acme-uploads', prefix: '' });
  expect(read('s3://acme-uploads//a//b/')).toEqual({ bucket: 'acme-uploads', prefix: 'a/b/' });
});

test.each([
  [{ S3_REGION: 'eu-central-1' }, 'AWS_ACCESS_KEY_ID: is needed to use S3'],
  [
    { ...keys, AWS_SECRET_ACCESS_KEY: '', BLOB_URL: 's3://acme-uploads' },
    'AWS_SECRET_ACCESS_KEY: is needed',
  ],
  [{ ...keys, S3_ENDPOINT: 'minio.example' }, 'S3_ENDPOINT: must be an http or https address'],
  [{ ...keys, S3_REGION: 'Frankfurt!' }, 'S3_REGION: must be a region'],
  [{ S3_IDENTITY: 'arn:aws:iam::1:user/c' }, 'S3_REGION: is needed beside S3_IDENTITY'],
])('S3 half set up is refused without repeating the key: %j', (env, words) => {
  const read = () => readConfig({ DATA_DIR: dataDir, ...env });
  expect(read).toThrow(words);
  expect(read).not.toThrow('hunter2');
});

test('proxies that are no addresses stop the start', () => {
  const read = () => readConfig({ DATA_DIR: dataDir, TRUSTED_PROXIES: '127.0.0.1, nginx' });
  expect(read).toThrow('TRUSTED_PROXIES: must be a comma list of addresses or networks');
});

test('a port for figures that nobody could read stops the start', () => {
  const read = (env: object) => readConfig({ DATA_DIR: dataDir, METRICS_PORT: '9464', ...env });
  expect(() => read({})).toThrow('METRICS_TOKEN: is needed beside METRICS_PORT');
  expect(read({ METRICS_TOKEN: 'sixteen letters or more' }).metricsPort).toBe(9464);
});

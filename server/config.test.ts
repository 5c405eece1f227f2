import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config';

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
    blobFolder: path.join(dataDir, 'blobs'),
    smtpUrl: null,
    staffEmails: [],
    logLevel: 'info',
    requestsPerMinute: 300,
    uploadDays: 30,
    resultDays: 365,
  });
});

test('the secret is made once, and only its owner may read it', () => {
  const first = readConfig({ DATA_DIR: dataDir }).secretKey;
  expect(first.length).toBeGreaterThanOrEqual(32);
  expect(readConfig({ DATA_DIR: dataDir }).secretKey).toEqual(first);
  expect(statSync(path.join(dataDir, 'secret-key')).mode & 0o777).toBe(0o600);
  expect(readFileSync(path.join(dataDir, 'secret-key'))).toEqual(first);
});

test('every wrong variable is named at once, and no value is repeated', () => {
  const read = () =>
    readConfig({
      DATA_DIR: dataDir,
      PORT: 'eighty',
      DATABASE_URL: 'mysql://root:hunter2@db/x',
      SECRET_KEY: 'short',
      BLOB_URL: 's3://bucket/prefix',
      STAFF_EMAILS: 'a@example.com, nobody',
      SMTP_URL: 'mail.example.com',
      LOG_LEVEL: 'loud',
      RETENTION_UPLOAD_DAYS: '0',
    });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(
    [
      'The configuration is wrong.',
      '  PORT: must be a whole number from 0 to 65535',
      '  DATABASE_URL: must look like postgres://user:password@host:5432/database',
      '  SECRET_KEY: must have at least 32 bytes',
      '  BLOB_URL: must be a folder; S3 is not supported yet',
      '  STAFF_EMAILS: must be a comma list of e-mail addresses',
      '  SMTP_URL: must look like smtp://user:password@host:587',
      '  LOG_LEVEL: must be one of fatal, error, warn, info, debug, trace, silent',
      '  RETENTION_UPLOAD_DAYS: must be at least 1',
    ].join('\n'),
  );
});

test('a variable that is set to nothing counts as not set', () => {
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

test('a data folder that cannot be made is named', () => {
  const file = path.join(dataDir, 'secret-key');
  expect(() => readConfig({ DATA_DIR: path.join(file, 'inside') })).toThrow(/DATA_DIR/);
});

import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { driveSettingsOf } from './drive';

const pem = (kind: 'rsa' | 'ed25519') => {
  const pair =
    kind === 'rsa'
      ? generateKeyPairSync('rsa', { modulusLength: 2048 })
      : generateKeyPairSync(kind);
  return pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
};
const RSA = pem('rsa');
const keyFile = (changes: object = {}) =>
  JSON.stringify({
    type: 'service_account',
    client_email: 'reader@project.iam.gserviceaccount.com',
    private_key: RSA,
    private_key_id: 'key-1',
    ...changes,
  });
const settingsOf = (given: string | undefined, more: object = {}) =>
  driveSettingsOf({
    GOOGLE_SERVICE_ACCOUNT: given,
    GOOGLE_API_BASE: 'https://www.googleapis.com',
    ...more,
  });

test('without a service account there is no Google Drive', () => {
  expect(settingsOf(undefined)).toEqual({ settings: null, problems: [] });
});

test('the key may be the text itself or a file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'candor-drive-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'key.json');
  writeFileSync(file, keyFile());
  for (const given of [keyFile(), file]) {
    expect(settingsOf(given)).toMatchObject({
      problems: [],
      settings: {
        account: 'reader@project.iam.gserviceaccount.com',
        keyId: 'key-1',
        tokenUrl: 'https://oauth2.googleapis.com/token',
      },
    });
  }
});

test('the address may be pasted with its last part, and a setting takes precedence over the key file', () => {
  const given = keyFile({ token_uri: 'https://token.example/own' });
  expect(settingsOf(given).settings?.tokenUrl).toBe('https://token.example/own');
  const { settings } = settingsOf(given, {
    GOOGLE_API_BASE: 'http://localhost:9/drive/v3/',
    GOOGLE_TOKEN_URL: 'http://localhost:9/token',
  });
  expect(settings).toMatchObject({
    apiBase: 'http://localhost:9',
    tokenUrl: 'http://localhost:9/token',
  });
});

test.each([
  ['/no/such/file.json', 'neither JSON nor the path'],
  ['{"type":', 'no JSON key of a service account'],
  [keyFile({ type: 'authorized_user' }), 'no JSON key of a service account'],
  [keyFile({ private_key: 'marker-of-a-secret' }), 'no RSA key'],
  [keyFile({ private_key: pem('ed25519') }), 'no RSA key'],
])('a wrong key is named and nothing of it is repeated', (given, why) => {
  const { settings, problems } = settingsOf(given);
  expect(settings).toBeNull();
  expect(problems).toEqual([expect.stringMatching(/^GOOGLE_SERVICE_ACCOUNT: /)]);
  expect(problems[0]).toContain(why);
  expect(problems[0]).not.toMatch(/marker|PRIVATE|no\/such/);
});

import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readConfig } from '@candor/server/config';
import { startGoogle } from '@candor/server/testing/google/simulator';
import { expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../testing/temp-folder';
import { findingText } from './check';
import { checkGoogle, checkIssuers } from './check-key-sets';

const SECRET = 'planted-secret-of-more-than-32-bytes';

async function simulatedGoogle() {
  const google = await startGoogle({ now: () => new Date() });
  onTestFinished(() => void google.close());
  return google;
}

const configOf = async (env: Record<string, string>) =>
  readConfig({ DATA_DIR: await tempFolder(), ...env });

test('a sign-in that is off is no fault', async () => {
  expect(await checkGoogle(null)).toMatchObject({ status: 'ok' });
  expect(await checkIssuers([])).toMatchObject([{ status: 'ok' }]);
});

test("Google's keys are counted, and it is told when they cannot be fetched", async () => {
  const google = await simulatedGoogle();
  const settings = (await configOf(google.env)).google;
  expect(await checkGoogle(settings)).toMatchObject({
    status: 'ok',
    found: expect.stringMatching(/^127\.0\.0\.1:\d+ shows its keys \(1\)$/),
  });
  google.setDown(true);
  expect(await checkGoogle(settings)).toMatchObject({
    status: 'fail',
    found: expect.stringContaining('answers 503'),
    fix: expect.stringContaining('GOOGLE_CERTS_URL'),
  });
  await google.close();
  expect(await checkGoogle(settings)).toMatchObject({
    status: 'fail',
    found: expect.stringContaining('does not answer'),
  });
});

test('each issuer is checked separately, and no secret and no query is repeated', async () => {
  const google = await simulatedGoogle();
  const { ssoIssuers } = await configOf({
    SSO_ISSUERS: JSON.stringify([
      { issuer: 'https://ats.example', jwks_url: `${google.env.GOOGLE_CERTS_URL}?key=planted` },
      { issuer: 'https://other.example', jwks_url: await addressThatSays('{"keys":[]}') },
      { issuer: 'https://third.example', jwks_url: await addressThatSays('<html>') },
      { issuer: 'https://secret.example', secret: SECRET },
    ]),
  });
  const findings = await checkIssuers(ssoIssuers);
  expect(findings).toMatchObject([
    { status: 'ok', subject: 'ATS sign-in of https://ats.example' },
    { status: 'fail', subject: 'ATS sign-in of https://other.example' },
    { status: 'fail', found: expect.stringContaining('answers without keys') },
    { status: 'ok', subject: 'ATS sign-in of https://secret.example' },
  ]);
  expect(findings.map(findingText).join('')).not.toContain('planted');
});

test('keys that are too short for their signatures to count are told', async () => {
  const keys = [1024, 2048].map((modulusLength) =>
    generateKeyPairSync('rsa', { modulusLength }).publicKey.export({ format: 'jwk' }),
  );
  const jwks_url = await addressThatSays(JSON.stringify({ keys }));
  const { ssoIssuers } = await configOf({
    SSO_ISSUERS: JSON.stringify([{ issuer: 'https://ats.example', jwks_url }]),
  });
  expect(await checkIssuers(ssoIssuers)).toMatchObject([
    {
      status: 'fail',
      found: expect.stringMatching(/too short \(1 of 2\)$/),
      fix: expect.stringContaining('2048 bits'),
    },
  ]);
});

async function addressThatSays(words: string): Promise<string> {
  const server = createServer((_request, response) => response.end(words));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`;
}

import { createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type SimulatedDrive, startDrive } from './simulator';

const SCOPE = 'https://www.googleapis.com/auth/drive.readonly';
const now = new Date('2026-03-02T09:00:00.000Z');
let drive: SimulatedDrive;
let folder: string;
let token: string;
beforeAll(async () => {
  drive = await startDrive({ clock: { now: () => now } });
  folder = drive.world.folder('Folder');
  for (const name of ['a.txt', 'b.txt', 'c.txt'])
    drive.world.file(name, { parent: folder, text: 'abc' });
  token = (await askToken({})).body.access_token ?? '';
});
afterAll(() => drive.close());

async function askToken({
  scope = SCOPE,
  aud = drive.env.GOOGLE_TOKEN_URL,
  life = 3600,
  tampered = false,
}) {
  const account = JSON.parse(drive.env.GOOGLE_SERVICE_ACCOUNT);
  const seconds = now.getTime() / 1000;
  const assertion = await new SignJWT({ scope })
    .setProtectedHeader({ alg: 'RS256' })
    .setIssuer(account.client_email)
    .setAudience(aud)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + life)
    .sign(createPrivateKey(account.private_key));
  const grant_type = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
  const body = new URLSearchParams({
    grant_type,
    assertion: tampered ? `${assertion.slice(0, -8)}AAAAAAAA` : assertion,
  });
  const reply = await fetch(drive.env.GOOGLE_TOKEN_URL, { method: 'POST', body });
  const answer = z.object({ access_token: z.string().optional(), error: z.string().optional() });
  return { status: reply.status, body: answer.parse(await reply.json()) };
}

async function get(
  path: string,
  query: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const url = `${drive.origin}/drive/v3/files${path}?${new URLSearchParams(query)}`;
  const reply = await fetch(url, { headers: { authorization: `Bearer ${token}`, ...headers } });
  const text = await reply.text();
  const isJson = reply.headers.get('content-type')?.includes('json');
  return { status: reply.status, body: isJson ? JSON.parse(text) : text };
}
const reasonOf = ({ status, body }: Awaited<ReturnType<typeof get>>) =>
  `${status} ${body.error?.errors?.[0]?.reason}`;
const inFolder = (id = folder) => ({ q: `'${id}' in parents and trashed = false` });

test('a token is given for an assertion that is signed, ours, in time and no wider than reading', async () => {
  expect((await askToken({})).status).toBe(200);
  for (const wrong of [
    { scope: 'https://www.googleapis.com/auth/drive' },
    { aud: 'https://other.example' },
    { life: 7200 },
    { life: -10 },
    { tampered: true },
  ]) {
    expect(await askToken(wrong)).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('invalid_') },
    });
  }
});

test('without a token nothing is told', async () => {
  expect(reasonOf(await get('', inFolder(), { authorization: 'Bearer other' }))).toBe(
    '401 authError',
  );
});

test('a page names the next one only where that was asked for', async () => {
  const query = { ...inFolder(), pageSize: '2' };
  const silent = await get('', { ...query, fields: 'files(id)' });
  expect(Object.keys(silent.body)).toEqual(['files']);
  expect(Object.keys(silent.body.files[0])).toEqual(['id']);
  const first = await get('', { ...query, fields: 'nextPageToken,files/name' });
  const { nextPageToken: pageToken } = first.body;
  const second = await get('', { ...query, pageToken });
  expect(second.body.files).toMatchObject([{ name: 'c.txt' }]);
  expect(second.body).not.toHaveProperty('nextPageToken');
});

test('what Drive would not understand is refused as Drive refuses it', async () => {
  for (const wrong of [
    { pageToken: 'mine' },
    { pageSize: 'ten' },
    { pageSize: '1001' },
    { orderBy: 'luck' },
    { q: 'colour = red' },
  ]) {
    expect(reasonOf(await get('', { ...inFolder(), ...wrong }))).toBe('400 invalid');
  }
  expect(reasonOf(await get('', { ...inFolder(), fields: 'files(colour)' }))).toBe(
    '400 invalidParameter',
  );
});

test('a shared drive is empty for who does not ask for all drives', async () => {
  const shared = drive.world.folder('Team', { driveId: 'drive-1', owner: null });
  drive.world.file('a.txt', { parent: shared });
  expect((await get('', inFolder(shared))).body.files).toEqual([]);
  expect(reasonOf(await get(`/${shared}`, {}))).toBe('404 notFound');
  const flags = { supportsAllDrives: 'true', includeItemsFromAllDrives: 'true' };
  expect((await get('', { ...inFolder(shared), ...flags })).body.files).toHaveLength(1);
});

test('bytes come whole or in part, and Google Docs only as something else', async () => {
  const [file] = (await get('', inFolder())).body.files;
  expect((await get(`/${file.id}`, { alt: 'media' })).body).toBe('abc');
  expect(await get(`/${file.id}`, { alt: 'media' }, { range: 'bytes=1-' })).toEqual({
    status: 206,
    body: 'bc',
  });
  expect(reasonOf(await get(`/${file.id}/export`, { mimeType: 'text/plain' }))).toBe(
    '403 fileNotExportable',
  );
  const doc = drive.world.doc('Doc', { parent: folder, text: 'words' });
  expect(reasonOf(await get(`/${doc}`, { alt: 'media' }))).toBe('403 fileNotDownloadable');
  expect((await get(`/${doc}/export`, { mimeType: 'text/plain' })).body).toBe('words');
  expect(reasonOf(await get(`/${doc}/export`, { mimeType: 'image/png' }))).toBe('400 badRequest');
});

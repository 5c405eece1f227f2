import { analytics } from '@candor/domain/api/analytics';
import { batches } from '@candor/domain/api/batches';
import { endpoint } from '@candor/domain/api/endpoint';
import { jobDescription } from '@candor/domain/api/job-description';
import { users } from '@candor/domain/api/users';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { buildRequest } from './build-request';

const change = endpoint({
  name: 'things.change',
  method: 'PUT',
  path: '/api/things/:id',
  summary: 'Change a thing',
  access: { kind: 'account' },
  params: z.object({ id: z.string() }),
  body: z.object({ name: z.string() }),
  ok: { status: 204 },
  errors: ['conflict'],
  revised: true,
});
const { revised: _revised, ...plain } = change;
const input = { params: { id: 'a b' }, body: { name: 'Lamp' } };

test('a change names the revision that was read', () => {
  const request = buildRequest(change, { ...input, revision: 3 }, 'token-1');
  expect(request.headers['If-Match']).toBe('"3"');
  expect(request.url).toBe('/api/things/a%20b');
});

test('the first change of a thing names none', () => {
  expect(buildRequest(change, input, 'token-1').headers['If-Match']).toBeUndefined();
});

test('an endpoint without revisions never gets one', () => {
  expect(
    buildRequest(plain, { ...input, revision: 3 }, 'token-1').headers['If-Match'],
  ).toBeUndefined();
});

test('reading documents, exporting what was scored or everything, and deleting it may take two minutes, every other call half a minute', () => {
  for (const long of [
    analytics.match,
    batches.export,
    batches.replaceDocument,
    jobDescription.read,
    users.exportData,
    users.deleteAccount,
  ]) {
    expect(buildRequest(long, {}, null).timeout).toBe(120_000);
  }
  expect(buildRequest(change, input, null).timeout).toBe(30_000);
});

test('calls that return a file are distinguished from those that return JSON', () => {
  expect(buildRequest(users.exportData, {}, null).file).toBe(true);
  expect(buildRequest(change, input, null).file).toBeUndefined();
});

import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../../db/connect';
import { batches } from '../../db/schema';
import { COMMIT, cutOffAt } from '../../testing/cut-off';
import { aUser } from '../../testing/factories';
import { type TestApp, testApp } from '../../testing/test-app';
import { submitSample } from './submit-sample';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const ARCHIVE = Buffer.from('eight resumes');
const SAMPLE = {
  jobText: 'Night porter.',
  filename: 'sample.zip',
  archive: ARCHIVE,
  candidates: 8,
};

/**
 * Submits a batch over a connection that breaks at the given statement; returns the files stored at that point, and
 * the batch's.
 */
async function submitCutOff(said: string) {
  const address = await cutOffAt(said, t.databaseUrl);
  const { db, close } = connect(address.url, { size: 1, onIdleError: () => {} });
  const { id: userId } = await aUser(t.db);
  const asked = { actor: { userId, apiKeyId: null }, requestId: 'a request' };
  try {
    await expect(submitSample({ ...t.deps, db }, asked, SAMPLE)).rejects.toThrow();
  } finally {
    await close();
    await address.close();
  }
  const made = await t.db.select().from(batches).where(eq(batches.userId, userId));
  const stored: string[] = [];
  for await (const { key } of t.deps.blobs.list()) stored.push(key);
  return { stored, needed: made.map(({ blobKey }) => blobKey) };
}

test('a file is deleted if its batch was not created, and stays if that is unknown', async () => {
  expect(await submitCutOff('insert into "batches"')).toEqual({ stored: [], needed: [] });

  const { stored, needed } = await submitCutOff(COMMIT);
  expect(needed).toHaveLength(1);
  expect(stored).toEqual(needed);
  expect(await buffer(await t.deps.blobs.open(stored[0] ?? ''))).toEqual(ARCHIVE);
});

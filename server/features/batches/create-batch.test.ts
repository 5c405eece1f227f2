import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadAllowance } from '../../access/allowance';
import { JOB_DESCRIPTION } from '../../testing/documents/make-csv';
import { aUser } from '../../testing/factories';
import { type TestApp, testApp } from '../../testing/test-app';
import { createBatch } from './create-batch';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('a batch that outgrew its plan while it was being sent is refused by the plan of the moment, and holds nothing', async () => {
  const { id: userId } = await aUser(t.db, { now: t.clock.now() });
  const draft = {
    id: randomUUID(),
    userId,
    apiKeyId: null,
    jobText: JOB_DESCRIPTION,
    ...({ inputType: 'csv_file', originalFilename: 'people.csv', blobKey: randomUUID() } as const),
    sourceConfigSealed: null,
    candidates: 26,
    unpaid: 26,
    rerunOf: null,
    rubricLines: null,
    feature: null,
    semanticModel: null,
    trace: null,
    sample: false,
  };
  const now = t.clock.now();
  const creating = t.db.transaction((tx) => createBatch(tx, draft, now));
  await expect(creating).rejects.toMatchObject({ code: 'batch_size_exceeded' });
  expect((await loadAllowance(t.db, userId, now)).candidatesReserved).toBe(0);
});

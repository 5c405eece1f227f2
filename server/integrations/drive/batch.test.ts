import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Jobs } from '../../jobs/start-jobs';
import { batchOf, ended, resultsOf, submit } from '../../testing/batch-calls';
import { testClock } from '../../testing/clock';
import { resume } from '../../testing/documents/make-csv';
import { type SimulatedDrive, startDrive } from '../../testing/drive/simulator';
import { ACCOUNT } from '../../testing/drive/tokens';
import { aUser } from '../../testing/factories';
import { type TestApp, testApp } from '../../testing/test-app';
import { startWorker } from '../../worker';

let drive: SimulatedDrive;
let server: TestApp;
let worker: Jobs;
beforeAll(async () => {
  const clock = testClock();
  drive = await startDrive({ clock });
  server = await testApp({ clock, env: drive.env });
  worker = await startWorker(server.deps);
});
afterAll(async () => {
  await worker.stop();
  await server.close();
  await drive.close();
});

test('a folder that is shared and proven is scored from submission to results', async () => {
  const as = server.as(await aUser(server.db, { plan: 'starter' }));
  const told = (await as.get('/api/v1/sources')).json();
  expect(JSON.stringify(told)).toContain(ACCOUNT);
  const folder = drive.world.folder('Nurses 2026');
  drive.world.file('Ada \0 1/2.txt', { parent: folder, text: resume(1) });
  drive.world.doc('Bob CV', { parent: folder, text: resume(2) });
  drive.world.file('photo.png', { parent: folder, mimeType: 'image/png', text: 'x' });
  const submitFolder = () =>
    submit(as, {
      input_type: 'google_drive',
      source_config_json: JSON.stringify({ folder_id: folder }),
    });
  expect((await submitFolder()).statusCode).toBe(400);
  drive.world.file(told.proof_file_name, { parent: folder });
  const submitted = batchOf(await submitFolder());
  expect(submitted.original_filename).toBe('Nurses 2026');
  const batch = await ended(as, submitted.batch_job_id);
  expect(batch).toMatchObject({ status: 'completed', total_candidates: 3, candidates_charged: 2 });
  const { processed_items } = await resultsOf(as, batch.batch_job_id);
  expect(processed_items.map((item) => [item.original_filename, item.error_code]).sort()).toEqual([
    ['Ada   1/2.txt', null],
    ['Bob CV.docx', null],
    ['photo.png', 'unsupported_type'],
  ]);
});

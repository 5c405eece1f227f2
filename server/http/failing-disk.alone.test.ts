import { afterAll, beforeAll, expect, test } from 'vitest';
import { breakFiles } from '../testing/break-files';
import { JOB_DESCRIPTION, resume } from '../testing/documents/make-csv';
import { aUser } from '../testing/factories';
import { type TestApp, testApp } from '../testing/test-app';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('a call that took effect says so, even if its upload cannot be deleted', async () => {
  const as = t.as(await aUser(t.db, { plan: 'enterprise' }));
  const files = breakFiles(t.deps.config.dataDir);
  try {
    files.failAt(1, 'rm');
    const reply = await as.form('/api/analytics/match', {
      candidate_file: { name: 'cv.txt', type: 'text/plain', content: resume(1) },
      job_text: JOB_DESCRIPTION,
    });
    expect([reply.statusCode, files.failed()]).toEqual([200, 'rm']);
  } finally {
    files.mend();
  }
});

import { expect, onTestFinished, test, vi } from 'vitest';
import { checkReading } from './check-reading';

test('where documents can be read it says so', async () => {
  expect(await checkReading()).toMatchObject({ status: 'ok', subject: 'Documents' });
});

test('where the processes that read documents do not start, it says that and what to look at', async () => {
  vi.stubEnv('CANDOR_BUNDLES', '/nowhere');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await checkReading()).toMatchObject({
    status: 'fail',
    found: expect.stringContaining('did not start'),
    fix: expect.stringContaining('start processes'),
  });
});

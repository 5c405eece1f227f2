import { scannerPlaceOf } from '@candor/server/settings/scanner';
import { startClamd } from '@candor/server/testing/clamd/simulator';
import { expect, test } from 'vitest';
import { checkScanner } from './check-scanner';

test('a scanner that is off is no fault', async () => {
  expect(await checkScanner(null)).toMatchObject({ status: 'ok' });
});

test('a scanner that takes the largest document is fine, one with a lower limit is told which to raise', async () => {
  const clamd = await startClamd();
  const small = await startClamd({ streamMaxLength: 1024 * 1024 });
  try {
    expect(await checkScanner(scannerPlaceOf(clamd.url))).toMatchObject({ status: 'ok' });
    expect(await checkScanner(scannerPlaceOf(small.url))).toMatchObject({
      status: 'fail',
      fix: expect.stringContaining('StreamMaxLength'),
    });
  } finally {
    await Promise.all([clamd.close(), small.close()]);
  }
});

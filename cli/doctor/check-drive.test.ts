import { driveSettingsOf } from '@candor/server/settings/drive';
import { startDrive } from '@candor/server/testing/drive/simulator';
import { expect, test } from 'vitest';
import { findingText } from './check';
import { checkDrive } from './check-drive';

test('no Google Drive is no fault', async () => {
  expect(await checkDrive(null)).toMatchObject({ status: 'ok' });
});

test('an account that reads is named; a deleted one, a project without Drive and silence are told apart', async () => {
  const drive = await startDrive({ clock: { now: () => new Date() } });
  const { settings } = driveSettingsOf(drive.env);
  try {
    expect(await checkDrive(settings)).toMatchObject({
      status: 'ok',
      found: expect.stringContaining('iam.gserviceaccount.com'),
    });
    drive.failNext({ status: 403, reason: 'accessNotConfigured' });
    expect(await checkDrive(settings)).toMatchObject({
      status: 'fail',
      fix: expect.stringContaining('Enable'),
    });
    drive.tokens.deleteAccount();
    const refused = await checkDrive(settings);
    expect(refused).toMatchObject({ status: 'fail', fix: expect.stringContaining('new key') });
    expect(findingText(refused)).not.toMatch(/ya29|PRIVATE/);
    drive.failNext('hang up', { at: /./, times: 10 });
    expect(await checkDrive(settings)).toMatchObject({
      status: 'fail',
      fix: expect.stringContaining('network'),
    });
  } finally {
    await drive.close();
  }
});

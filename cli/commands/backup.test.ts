import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCandor } from '../testing/run-candor';
import { tempFolder } from '../testing/temp-folder';

test('a file that is not an archive, or a damaged one, is reported in one line and creates no database', async () => {
  const folder = await tempFolder({ 'notes.txt': 'not a backup' });
  const env = { DATA_DIR: join(folder, 'data') };
  for (const [file, why] of [
    ['notes.txt', 'cut off'],
    [
      'nothing.tar',
      'nothing.tar: There is no such file. Name an archive that candor backup has written.',
    ],
    ['', ': This is a folder, not a file. Name the archive in it.'],
  ]) {
    const run = await runCandor(['restore', join(folder, file ?? '')], { env });
    expect(run.code).toBe(1);
    expect(run.messages).toContain(why);
    expect(run.messages.trim()).toMatch(/^candor: [^\n]+$/);
  }
  expect(readdirSync(join(folder, 'data'))).not.toContain('postgres');
});

test('a file or folder that is not there is told before a database is started', async () => {
  const folder = await tempFolder();
  const env = { DATA_DIR: join(folder, 'data') };
  const verified = await runCandor(['backup', join(folder, 'no.tar'), '--verify'], { env });
  expect(verified).toMatchObject({ code: 1, output: '' });
  expect(verified.messages.trim()).toBe(
    `candor: ${join(folder, 'no.tar')}: There is no such file. Name an archive that candor backup has written.`,
  );
  const made = await runCandor(['backup', join(folder, 'no', 'such.tar')], { env });
  expect(made).toMatchObject({ code: 1, output: '' });
  expect(made.messages.trim()).toBe(
    `candor: ${join(folder, 'no')}: There is no such folder. Make it, or name another one.`,
  );
  expect(existsSync(join(folder, 'data', 'postgres'))).toBe(false);
});

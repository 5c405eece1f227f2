import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../testing/temp-folder';
import { backupFile } from './backup-file';

const now = new Date('2026-03-02T09:15:00.000Z');

test('a backup gets the name that is free, or one of its moment in a folder', async () => {
  const folder = await tempFolder();
  expect(await backupFile(join(folder, 'mine.tar'), now)).toBe(join(folder, 'mine.tar'));
  expect(await backupFile(folder, now)).toBe(join(folder, 'candor-2026-03-02T09-15-00Z.tar'));
});

test('a backup is written over nothing', async () => {
  const file = join(await tempFolder(), 'older.tar');
  await writeFile(file, 'older');
  await expect(backupFile(file, now)).rejects.toThrow(
    `There is a file ${file} already. Name another one, or a folder`,
  );
});

test('a folder that is not there, or is none, is named with what to do', async () => {
  const folder = await tempFolder({ 'older.tar': 'older' });
  for (const missing of [join(folder, 'no'), join(folder, 'older.tar')]) {
    await expect(backupFile(join(missing, 'mine.tar'), now)).rejects.toThrow(
      `${missing}: There is no such folder. Make it, or name another one.`,
    );
  }
});

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

test('a backup is written over nothing, also where nobody can tell what is there', async () => {
  const file = join(await tempFolder(), 'older.tar');
  await writeFile(file, 'older');
  await expect(backupFile(file, now)).rejects.toThrow(`There is a file ${file} already.`);
  await expect(backupFile(join(file, 'below'), now)).rejects.toThrow('ENOTDIR');
});

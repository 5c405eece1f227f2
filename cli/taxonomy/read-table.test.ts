import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../testing/temp-folder';
import { readTable } from './read-table';

test('columns are found by name, and a missing cell is empty', async () => {
  const folder = await tempFolder({ 'lamps.csv': 'kind,name,wick\nlamp,"Lamp, brass"\n' });
  const rows = await readTable(join(folder, 'lamps.csv'), ['name', 'wick']);
  expect(rows).toEqual([{ name: 'Lamp, brass', wick: '' }]);
});

test('a quotation mark that is never closed is named with its line', async () => {
  const folder = await tempFolder({ 'lamps.csv': 'name\n"Lamp\n' });
  await expect(readTable(join(folder, 'lamps.csv'), ['name'])).rejects.toThrow(
    'line 2 opens a quotation mark that is never closed',
  );
});

test('a row that is longer than any may be is not called an open quotation mark', async () => {
  const folder = await tempFolder({ 'lamps.csv': `name\n${'x'.repeat(12 * 1024 * 1024)}\n` });
  const said = await readTable(join(folder, 'lamps.csv'), ['name']).then(
    (rows) => `${rows.length} rows`,
    (error: Error) => error.message,
  );
  expect(said).toMatch(/: line 2 is longer than any row may be$/);
});

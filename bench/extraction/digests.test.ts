import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatOf, openDocumentReader } from '@candor/documents';
import { afterAll, expect, test } from 'vitest';
import { cleanFiles } from './clean-files';
import { changedNames, digestsOf, parseDigests } from './digest';

const reader = openDocumentReader();
afterAll(() => reader.close());

test('more than three hundred clean files of every format are read as they were before', async () => {
  const files = await cleanFiles();
  expect(files.length).toBeGreaterThan(300);
  const formats = new Set(files.map(({ name }) => formatOf(name)));
  expect([...formats].sort()).toEqual([
    'doc',
    'docx',
    'eml',
    'html',
    'md',
    'odt',
    'pdf',
    'rtf',
    'txt',
  ]);
  const kept = parseDigests(await readFile(join(import.meta.dirname, 'digests.txt'), 'utf8'));
  // `npm run bench:extraction` names them as well, and keeps them anew with a reason.
  expect(changedNames(kept, await digestsOf(files, reader))).toEqual([]);
});

test('a file that is read in another way, is new or is gone is named', () => {
  const before = parseDigests('# why\naa  a.pdf\nbb  b.pdf\n');
  const now = parseDigests('aa  a.pdf\ncc  c.pdf\n');
  expect(changedNames(before, now)).toEqual(['b.pdf', 'c.pdf']);
});

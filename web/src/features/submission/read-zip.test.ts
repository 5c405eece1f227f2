import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readZip } from './read-zip';

function archive(files: Record<string, string>): Blob {
  const entries = Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name, strToU8(text)]),
  );
  return new Blob([new Uint8Array(zipSync(entries))]);
}

test('documents in folders are counted without unpacking the archive', async () => {
  const found = await readZip(
    archive({ 'a/ellingsen.pdf': 'x', 'b/ofori.docx': 'y', 'dahl.TXT': 'z' }),
  );
  expect(found).toEqual({
    kind: 'zip',
    documents: 3,
    tables: 0,
    names: ['ellingsen.pdf', 'ofori.docx', 'dahl.TXT'],
    skipped: [],
  });
});

test('a table in an archive is one of the files that are read', async () => {
  const found = await readZip(archive({ 'people.csv': 'candidate_text\nWelder', 'a.pdf': 'x' }));
  expect(found).toMatchObject({ documents: 1, tables: 1, skipped: [] });
});

test('what cannot be read is named with its cause, and what systems put there is not mentioned', async () => {
  const found = await readZip(
    archive({
      'photo.png': 'x',
      'more.zip': 'x',
      'empty.pdf': '',
      '__MACOSX/a.pdf': 'x',
      '.DS_Store': 'x',
      '.old.pdf': 'x',
      'a.pdf': 'x',
    }),
  );
  expect(found).toMatchObject({
    documents: 1,
    skipped: [
      { name: 'photo.png', cause: 'Not a document type that can be read' },
      { name: 'more.zip', cause: 'A ZIP inside a ZIP is not read' },
      { name: 'empty.pdf', cause: 'Empty' },
      { name: '.old.pdf', cause: 'Hidden' },
    ],
  });
});

test('a file that only has the name of an archive is refused', async () => {
  expect((await readZip(new Blob(['not an archive at all, only letters']))).kind).toBe('failed');
  expect((await readZip(new Blob([]))).kind).toBe('failed');
});

test('an archive that was cut off is refused', async () => {
  const whole = archive({ 'a.pdf': 'x'.repeat(500), 'b.pdf': 'y' });
  expect((await readZip(whole.slice(0, whole.size - 30))).kind).toBe('failed');
});

import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { givenAlone } from '../../ui/given-file';
import { packDocuments } from './pack-documents';
import { readZip } from './read-zip';

const within = (path: string, text = path) => ({
  file: new File([text], path.split('/').at(-1) ?? path),
  path,
});

async function textsIn(file: File) {
  const entries = unzipSync(new Uint8Array(await file.arrayBuffer()));
  return Object.fromEntries(
    Object.entries(entries).map(([name, bytes]) => [name, strFromU8(bytes)]),
  );
}

test('documents of a folder become an archive of its name, each as it was', async () => {
  const packed = await packDocuments([
    within('Nachtportiers/Mära.pdf'),
    within('Nachtportiers/old/b.txt'),
  ]);
  expect([packed.name, packed.type]).toEqual(['Nachtportiers.zip', 'application/zip']);
  expect(await textsIn(packed)).toEqual({
    'Nachtportiers/Mära.pdf': 'Nachtportiers/Mära.pdf',
    'Nachtportiers/old/b.txt': 'Nachtportiers/old/b.txt',
  });
  expect(await readZip(packed)).toMatchObject({ documents: 2, names: ['Mära.pdf', 'b.txt'] });
});

test('two of one name are both there', async () => {
  const packed = await packDocuments([within('a.pdf', 'one'), within('a.pdf', 'two')]);
  expect(await textsIn(packed)).toEqual({ 'a.pdf': 'one', 'a (2).pdf': 'two' });
  expect(packed.name).toBe('2 documents.zip');
});

test('a single document gives its name', async () => {
  expect((await packDocuments([givenAlone(new File(['x'], 'mara.cv.pdf'))])).name).toBe(
    'mara.cv.zip',
  );
});

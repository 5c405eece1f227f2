import { expect, test } from 'vitest';
import { filesBelow } from './files-below';

type Tree = { [name: string]: Tree | string };

/** Entries as a browser provides them: two at a time. */
function entriesOf(tree: Tree, within = ''): FileSystemEntry[] {
  return Object.entries(tree).map(([name, inner]): FileSystemEntry => {
    const fullPath = `${within}/${name}`;
    const isFile = typeof inner === 'string';
    const children = isFile ? [] : entriesOf(inner, fullPath);
    const entry = {
      name,
      fullPath,
      isFile,
      isDirectory: !isFile,
      file: (take: (file: File) => void) => take(new File([String(inner)], name)),
      createReader: () => ({
        readEntries: (take: (some: FileSystemEntry[]) => void) => take(children.splice(0, 2)),
      }),
    };
    return entry as unknown as FileSystemEntry;
  });
}

test('every file of a folder and its subfolders is found, with its path', async () => {
  const found = await filesBelow(
    entriesOf({
      Porters: {
        'mara.pdf': 'x',
        'abel.pdf': 'x',
        'lou.pdf': 'x',
        older: { 'kim.pdf': 'x', none: {} },
      },
      'ada.pdf': 'x',
    }),
  );
  expect(found.map(({ path }) => path).sort()).toEqual([
    'Porters/abel.pdf',
    'Porters/lou.pdf',
    'Porters/mara.pdf',
    'Porters/older/kim.pdf',
    'ada.pdf',
  ]);
});

test('hidden files are left alone', async () => {
  const found = await filesBelow(
    entriesOf({
      P: { '.DS_Store': 'x', '.git': { 'a.txt': 'x' }, 'a.pdf': 'x' },
      __MACOSX: { b: 'x' },
    }),
  );
  expect(found.map(({ path }) => path)).toEqual(['P/a.pdf']);
});

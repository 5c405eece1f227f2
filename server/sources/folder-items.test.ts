import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import type { SourceItem } from '../ports/candidate-source';
import { folderItems, type ListedFile } from './folder-items';

const TABLE = Buffer.from('candidate_text\nA welder\n');

async function* filesOf(names: readonly string[]): AsyncGenerator<ListedFile> {
  for (const name of names) yield { name, size: null, entry: name };
}

async function itemsOf(names: readonly string[], mostTableBytes: number): Promise<SourceItem[]> {
  const found: SourceItem[] = [];
  const open = async () => Readable.from([TABLE]);
  for await (const item of folderItems(filesOf(names), open, 'candor-abc', mostTableBytes))
    found.push(item);
  return found;
}

test('tables are read until they have the most that those of a folder may have, and documents are listed all the same', async () => {
  const items = await itemsOf(['a.csv', 'b.csv', 'c.csv', 'd.pdf'], TABLE.length + 1);
  expect(items.map(({ kind, filename }) => `${filename} ${kind}`)).toEqual([
    'a.csv text',
    'b.csv text',
    'c.csv unreadable',
    'd.pdf document',
  ]);
  expect(items[2]).toMatchObject({ problem: { code: 'too_large' } });
});

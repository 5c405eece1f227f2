import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { readRows } from './read-rows';
import { ResumeRow } from './rows';

async function fileOf(name: string, content: string | Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'candor-rows-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, name), content);
  return join(folder, name);
}

const ROWS = '{"id":"a","text":"one"}\n\n{"id":"b","text":"two"}\n';

test('packed and plain files give the same rows', async () => {
  const plain = await readRows(await fileOf('rows.jsonl', ROWS), ResumeRow);
  const packed = await readRows(await fileOf('rows.jsonl.gz', gzipSync(ROWS)), ResumeRow);
  expect(plain).toEqual([
    { id: 'a', text: 'one' },
    { id: 'b', text: 'two' },
  ]);
  expect(packed).toEqual(plain);
});

test('a row of another shape is named by its line', async () => {
  const path = await fileOf('rows.jsonl', `${ROWS}{"id":"c"}\n`);
  await expect(readRows(path, ResumeRow)).rejects.toThrow('line 4');
});

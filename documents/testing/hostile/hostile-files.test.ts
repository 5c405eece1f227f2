import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDocumentReader } from '../../pool/open-reader';
import { hostileArchives } from './archives';
import { brokenFiles, handmadeFiles } from './hostile-files';
import { problemsOf } from './judge';
import { hostilePdfs } from './pdfs';
import { readHostile } from './read-hostile';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'candor-hostile-'));
});
const reader = openDocumentReader({ processes: 1 });
afterAll(async () => {
  await reader.close();
  await rm(folder, { recursive: true });
});

test('there are more than a thousand files, each with a name of its own', async () => {
  const handmade = handmadeFiles();
  expect(handmade.length).toBeGreaterThan(200);
  expect((await brokenFiles()).length).toBe(800);
  expect(new Set(handmade.map(({ name }) => name)).size).toBe(handmade.length);
});

test('archives that lie about their contents are each read or refused with a cause', async () => {
  // Those that take their time are the campaign's.
  const lies = hostileArchives().filter(({ name }) => !name.includes('so many'));
  expect(lies.length).toBeGreaterThan(50);
  for (const file of lies) {
    const place = path.join(folder, file.filename);
    await writeFile(place, await file.make());
    expect([file.name, (await readHostile(place, reader)).how]).not.toEqual([file.name, '']);
  }
});

test('no program in a PDF is run: each of them would end the reader', async () => {
  const programs = hostilePdfs().filter(({ name }) => /is a program|runs something/.test(name));
  expect(programs.length).toBeGreaterThan(8);
  for (const { name, filename, make } of programs) {
    expect([name, await reader.read(await make(), filename)]).toMatchObject([name, { ok: true }]);
  }
});

test('a file that ends late, grows too large or has no reason is reported as broken', () => {
  const end = { how: 'damaged', longestMs: 0 };
  expect(problemsOf(end, { longestMs: 9_000, grownMb: 500 })).toEqual([]);
  expect(problemsOf(end, { longestMs: 11_000, grownMb: 600 })).toEqual([
    'took 11.0 s',
    'grew by 600 MB',
  ]);
  expect(problemsOf({ ...end, how: '' }, { longestMs: 0, grownMb: 0 })).toHaveLength(1);
});

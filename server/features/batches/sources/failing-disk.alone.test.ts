import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { SourceError } from '@candor/documents';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { breakFiles, type FragileFiles } from '../../../testing/break-files';
import { resume } from '../../../testing/documents/make-csv';
import { makeZip } from '../../../testing/documents/make-zip';
import { openFileSource } from './open-source';

let folder: string;
let files: FragileFiles;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'candor-failing-'));
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  files = breakFiles(folder);
});
afterEach(() => files.mend());

async function anArchive() {
  const file = path.join(folder, 'people.zip');
  writeFileSync(file, await makeZip({ 'cv.txt': resume(1) }));
  return openFileSource('zip_file', file, async () => null);
}

test('a document that the disk fails to deliver is not a damaged document, at whichever of its reads', async () => {
  const source = await anArchive();
  let failures = 0;
  for (let number = 1; ; number += 1) {
    files.failAt(number, 'read');
    const read = await source.read('0').catch((error: unknown) => error);
    if (read instanceof Uint8Array) break;
    failures += 1;
    expect(read).toMatchObject({ code: 'EIO' });
    expect(read).not.toBeInstanceOf(SourceError);
  }
  expect(failures).toBeGreaterThan(1);
  await source.close();
});

test('an archive that fails to close is abandoned', async () => {
  const thrown: Error[] = [];
  const note = (error: Error) => thrown.push(error);
  const others = process.listeners('uncaughtException');
  process.removeAllListeners('uncaughtException').on('uncaughtException', note);
  try {
    const source = await anArchive();
    files.failAt(1, 'close');
    await source.close();
    while (files.failed() === null) await turn();
    await turn();
    await turn();
  } finally {
    process.removeListener('uncaughtException', note);
    for (const other of others) process.on('uncaughtException', other);
  }
  expect(thrown).toEqual([]);
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { makeZip } from '../../../testing/documents/make-zip';
import { type Planted, sourceSuite } from '../../../testing/sources/source-suite';
import { openCsvSource } from './csv-source';
import { openZipSource } from './zip-source';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'candor-sources-'));
});
afterAll(() => rm(folder, { recursive: true }));

let files = 0;
async function onDisk(bytes: string | Uint8Array): Promise<string> {
  const file = path.join(folder, `source-${++files}`);
  await writeFile(file, bytes);
  return file;
}

describe('a CSV file', () => {
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  const rowsOf = (planted: readonly Planted[]) => [
    'filename,candidate_text',
    ...planted.map(({ name, text }) => `${quoted(name)},${quoted(text)}`),
  ];
  const plant = async (planted: readonly Planted[]) => {
    const file = await onDisk(rowsOf(planted).join('\n'));
    return { open: () => openCsvSource(file) };
  };
  const plantMany = (count: number) =>
    plant(Array.from({ length: count }, (_, at) => ({ name: `${at}.txt`, text: `Nurse ${at}` })));
  sourceSuite({ plant, plantMany, isRemote: false });
});

describe('a ZIP file', () => {
  sourceSuite({
    plant: async (planted) => {
      const entries = Object.fromEntries(planted.map(({ name, text }) => [name, text]));
      const file = await onDisk(await makeZip(entries));
      return { open: () => openZipSource(file, async () => null) };
    },
    isRemote: false,
  });
});

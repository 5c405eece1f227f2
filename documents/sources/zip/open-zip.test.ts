import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenVariants, randomOf } from '../../testing/break-bytes';
import { packedMegabytes } from '../../testing/hostile/deflate-bomb';
import { rawZip, zip64End, zip64Extra } from '../../testing/hostile/raw-zip';
import { makeZip, patchDirectory } from '../../testing/make-zip';
import { SourceError } from '../source-error';
import type { SourceItem } from '../source-item';
import { ZIP_LIMITS } from './limits';
import { openZip, type ZipSource } from './open-zip';
import { zipItems } from './zip-items';

const MEGABYTE = 1024 * 1024;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candor-zip-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function open(bytes: Uint8Array): Promise<ZipSource> {
  const path = join(folder, 'upload.zip');
  await writeFile(path, bytes);
  return openZip(path);
}

/** The name and kind of every entry, with the cause where it is unreadable. */
async function gist(bytes: Uint8Array): Promise<string[]> {
  const zip = await open(bytes);
  const found: string[] = [];
  for await (const entry of zip.entries()) {
    found.push(`${entry.name}: ${entry.kind === 'unreadable' ? entry.problem.code : entry.kind}`);
  }
  zip.close();
  return found;
}

test('documents in subfolders are listed and system files are not', async () => {
  const zip = await makeZip({
    'a/b/cv.pdf': 'x',
    '__MACOSX/a/cv.pdf': 'x',
    'a/.DS_Store': 'x',
    'a/._cv.pdf': 'x',
    '.git/config': 'x',
    'Thumbs.db': 'x',
    'list.csv': 'x',
  });
  expect(await gist(zip)).toEqual(['a/b/cv.pdf: document', 'list.csv: csv']);
});

test('a hidden document is listed as one that is not read, so that nobody is lost without a word', async () => {
  const zip = await makeZip({ '.cv.pdf': 'x', '.old/cv.docx': 'x', 'cv.txt': 'x' });
  expect(await gist(zip)).toEqual([
    '.cv.pdf: unsupported_type',
    '.old/cv.docx: unsupported_type',
    'cv.txt: document',
  ]);
});

test('what cannot be read is listed with its cause', async () => {
  const zip = await makeZip({
    'inner.zip': 'x',
    'photo.png': 'x',
    'empty.txt': '',
    'huge.txt': Buffer.alloc(11 * 1024 * 1024),
    'ok.txt': 'x',
  });
  expect(await gist(zip)).toEqual([
    'inner.zip: nested_archive',
    'photo.png: unsupported_type',
    'empty.txt: empty',
    'huge.txt: too_large',
    'ok.txt: document',
  ]);
});

test('an entry is read by its number, more than once', async () => {
  const zip = await open(await makeZip({ 'a.txt': 'one', 'b.txt': 'two' }));
  expect(Buffer.from(await zip.read(1)).toString()).toBe('two');
  expect(Buffer.from(await zip.read(1)).toString()).toBe('two');
  await expect(zip.read(2)).rejects.toThrow(RangeError);
  zip.close();
});

test('a file whose bytes do not fit their checksum is damaged, and those beside it are read', async () => {
  const [good, bad] = [Buffer.from('Led a team of five'), Buffer.from('Led a team of fife')];
  const zip = await open(
    rawZip([
      { name: 'a.txt', content: bad, crc: crc32(good) },
      { name: 'b.txt', content: 'Cook' },
    ]),
  );
  await expect(zip.read(0)).rejects.toMatchObject({ code: 'damaged' });
  expect(Buffer.from(await zip.read(1)).toString()).toBe('Cook');
  zip.close();
});

test('rows of a CSV count one by one, and a CSV without its column is one unreadable item', async () => {
  const zip = await open(
    await makeZip({
      'a.csv': 'candidate_text\nWelder\n""\nCook\n',
      'b.csv': 'x\ny\n',
      'c.txt': 'Clerk',
    }),
  );
  const items: SourceItem[] = [];
  for await (const item of zipItems(zip)) items.push(item);
  expect(items.map((item) => `${item.name}: ${item.kind}`)).toEqual([
    'a.csv: row',
    'a.csv: unreadable',
    'a.csv: row',
    'b.csv: unreadable',
    'c.txt: document',
  ]);
  zip.close();
});

test.each([
  ['a parent folder', '../../etc/cv.txt'],
  ['the root', '/etc/cv.txt'],
  ['a drive', 'C:/cv.txt'],
  ['backslashes', '..\\..\\cv.txt'],
  ['a NUL', 'cv.txt\0.txt'],
])('a name that points at %s is not opened', async (_, name) => {
  expect(
    await gist(
      rawZip([
        { name, content: 'x' },
        { name: 'ok.txt', content: 'x' },
      ]),
    ),
  ).toEqual([expect.stringMatching(/: damaged$/), 'ok.txt: document']);
});

test('a symbolic link is not followed', async () => {
  const zip = patchDirectory(await makeZip({ 'cv.txt': '/etc/passwd' }), 38, [0, 0, 0xff, 0xa1]);
  expect(await gist(zip)).toEqual(['cv.txt: damaged']);
});

test('names are shown without the marks that turn writing around', async () => {
  expect(await gist(rawZip([{ name: 'cv\u202efdp.txt', content: 'x' }]))).toEqual([
    'cvfdp.txt: document',
  ]);
});

test('an archive with a password is refused, and one encrypted file among others is listed', async () => {
  const zip = await makeZip({ 'a.txt': 'x', 'b.txt': 'y' });
  await expect(open(patchDirectory(zip, 8, [1, 0]))).rejects.toMatchObject({ code: 'encrypted' });
  const one = Buffer.from(zip);
  one[one.indexOf('PK\x01\x02') + 8] = 1;
  expect(await gist(one)).toEqual(['a.txt: encrypted', 'b.txt: document']);
});

test('a bomb is stopped on what comes out, whatever its header says', async () => {
  const bomb = deflateRawSync(Buffer.alloc(60 * 1024 * 1024));
  const honest = rawZip([{ name: 'a.txt', packed: bomb, size: 60 * 1024 * 1024 }]);
  expect(await gist(honest)).toEqual(['a.txt: too_large']);
  const lying = await open(rawZip([{ name: 'a.txt', packed: bomb, size: 100 }]));
  await expect(lying.read(0)).rejects.toMatchObject({ code: 'damaged' });
  lying.close();
  const dense = deflateRawSync(Buffer.alloc(9 * 1024 * 1024));
  const ratio = await open(rawZip([{ name: 'a.txt', packed: dense, size: 9 * 1024 * 1024 }]));
  await expect(ratio.read(0)).rejects.toMatchObject({ code: 'too_large' });
  ratio.close();
});

test('the limit on everything together holds over many files', async () => {
  const path = join(folder, 'many.zip');
  await writeFile(path, await makeZip({ 'a.txt': 'x'.repeat(600), 'b.txt': 'y'.repeat(600) }));
  const limits = { maxEntries: 10, maxDocumentBytes: 1_000, maxRatio: 100 };
  await expect(openZip(path, { ...limits, maxTotalBytes: 1_000 })).rejects.toMatchObject({
    code: 'too_large',
  });
  const zip = await openZip(path, { ...limits, maxTotalBytes: 1_200 });
  await zip.read(0);
  expect((await zip.read(1)).length).toBe(600);
  zip.close();
});

test('files may unpack to 500 MB together, and not to a byte more', async () => {
  const packed = deflateRawSync('x');
  const saying = (bytes: number) =>
    rawZip([
      { name: 'a.csv', packed, size: 300 * MEGABYTE },
      { name: 'b.csv', packed, size: bytes },
    ]);
  expect(await gist(saying(200 * MEGABYTE))).toEqual(['a.csv: csv', 'b.csv: csv']);
  const more = open(saying(200 * MEGABYTE + 1));
  await expect(more).rejects.toMatchObject({ code: 'too_large' });
});

test.each([
  [
    'what it says of itself',
    { packed: packedMegabytes(2_000), size: 4 * MEGABYTE },
    2_000,
    'damaged',
    4,
  ],
  [
    'how often it may be larger than packed',
    { packed: packedMegabytes(2_000), size: 499 * MEGABYTE },
    2,
    'too_large',
    4,
  ],
] as const)(
  'a file of gigabytes is given up within a megabyte past %s',
  async (_, file, maxRatio, code, most) => {
    const path = join(folder, 'gigabytes.zip');
    await writeFile(path, rawZip([{ name: 'a.csv', ...file }]));
    const zip = await openZip(path, { ...ZIP_LIMITS, maxRatio });
    let came = 0;
    const readAll = async () => {
      for await (const piece of zip.stream(0)) came += piece.length;
    };
    await expect(readAll()).rejects.toMatchObject({ code });
    zip.close();
    expect(came).toBeGreaterThan((most - 1) * MEGABYTE);
    expect(came).toBeLessThan((most + 1) * MEGABYTE);
  },
);

test('an archive that points beyond any file is refused, and the process goes on', async () => {
  const far = 2n ** 63n - 1n;
  const files = [{ name: 'a.txt', content: 'Welder' }];
  const ends = [zip64End(1n, 100n, 0n, far), zip64End(1n, far, far, 49n)];
  for (const before of ends) {
    const zip = rawZip(files, { entries: 0xffff, directoryAt: 0xffffffff, before });
    await expect(open(zip)).rejects.toMatchObject({ code: 'damaged' });
  }
  const extra = zip64Extra(far);
  const zip = await open(rawZip([{ name: 'a.txt', content: 'Welder', offset: 0xffffffff, extra }]));
  await expect(zip.read(0)).rejects.toMatchObject({ code: 'damaged' });
  zip.close();
});

test('files that lie on top of each other are refused', async () => {
  const zip = rawZip([
    { name: 'a.txt', content: 'same' },
    { name: 'b.txt', content: 'same' },
  ]);
  const second = zip.lastIndexOf('PK\x01\x02');
  zip.writeUInt32LE(0, second + 42);
  await expect(open(zip)).rejects.toMatchObject({ code: 'damaged' });
});

test('an archive of too many files, of none, and no archive at all are refused by cause', async () => {
  const many = rawZip(
    Array.from({ length: 2_001 }, (_, index) => ({ name: `${index}.txt`, content: 'x' })),
  );
  await expect(open(many)).rejects.toMatchObject({ code: 'too_many_entries' });
  await expect(open(await makeZip({ '.hidden': 'x' }))).rejects.toMatchObject({ code: 'empty' });
  await expect(open(Buffer.from('no archive'))).rejects.toMatchObject({ code: 'damaged' });
  await expect(open(many.subarray(0, 5_000))).rejects.toMatchObject({ code: 'damaged' });
});

test('a hundred and fifty broken archives are each read, or refused by a cause', async () => {
  const random = randomOf(150);
  const zip = Buffer.from(
    await makeZip({
      // Most of the bytes are those of files, as in any archive.
      'a.txt': Buffer.from(Array.from({ length: 8_000 }, () => 32 + 90 * random())),
      'sub/b.md': 'Joiner',
      'rows.csv': 'candidate_text\nNurse\nCook\n',
    }),
  );
  const ends = { read: 0, refused: 0 };
  for (const bytes of brokenVariants(zip, 150)) {
    try {
      const source = await open(bytes);
      for await (const entry of source.entries()) {
        // One broken file of an archive is the matter of that file.
        if (entry.kind !== 'unreadable') await source.read(entry.index).catch(mustBeKnown);
      }
      source.close();
      ends.read += 1;
    } catch (error) {
      mustBeKnown(error);
      ends.refused += 1;
    }
  }
  expect(ends.read + ends.refused).toBe(150);
  expect(Math.min(ends.read, ends.refused)).toBeGreaterThan(10);
});

function mustBeKnown(error: unknown): void {
  expect(error).toBeInstanceOf(SourceError);
}

test('a file that is not there is no fault of the archive', async () => {
  await expect(openZip(join(folder, 'missing.zip'))).rejects.toMatchObject({ code: 'ENOENT' });
});

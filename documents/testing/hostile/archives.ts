import { makeZip } from '../make-zip';
import { packedMegabytes } from './deflate-bomb';
import { each, type HostileFile } from './hostile-file';
import { type RawEnd, type RawEntry, rawZip, zip64End, zip64Extra } from './raw-zip';

const LIE_32 = 0xffffffff;

/** Names that mean something to a system, or that fool who reads them. */
const NAMES = [
  '../../etc/cv.txt',
  '..\\..\\cv.txt',
  'a/../../cv.txt',
  '/etc/cv.txt',
  '\\\\server\\share\\cv.txt',
  'C:\\cv.txt',
  'C:cv.txt',
  'file:///etc/cv.txt',
  'cv.txt\0.pdf',
  'CON',
  'CON.txt',
  'aux.pdf',
  'LPT1.docx',
  'cv.txt:stream',
  'cv.txt. ',
  'cv\u202efdp.txt',
  '\u2066cv.txt',
  '.',
  '..',
  '',
  '/',
  '__proto__.txt',
  'constructor/prototype.txt',
  '<img src=x onerror=alert(1)>.txt',
  '=cmd.txt',
  '\r\nSet-Cookie: x.txt',
];

/** Archives that no program writes. */
export function hostileArchives(): HostileFile[] {
  return [
    ...each(NAMES, 'an archive with a file called', 'people.zip', (name) =>
      rawZip([{ name, content: 'Welder' }, ok('ok.txt')]),
    ).map((file) => ({ ...file, name: JSON.stringify(file.name) })),
    ...each(
      [255, 256, 65_535],
      'an archive with a name of so many characters',
      'people.zip',
      (length) => rawZip([{ name: `${'x'.repeat(length - 4)}.txt`, content: 'Welder' }]),
    ),
    ...each([1_000, 2_000], 'an archive of names of 20 KB, so many', 'people.zip', (count) =>
      rawZip(many(count, (n) => ok(`${'x'.repeat(20_000)}${n}.txt`))),
    ),
    ...each(
      ['utf8', 'latin1', 'utf16le'] as const,
      'an archive with a name in',
      'people.zip',
      (encoding) =>
        rawZip([{ name: Buffer.from('Lebenslauf \u00fc.txt', encoding), content: 'Welder' }]),
    ),
    ...bombs(),
    ...lies(),
    ...inside(),
  ];
}

function ok(name: string): RawEntry {
  return { name, content: 'Welder at Oakline' };
}

function many(count: number, make: (n: number) => RawEntry): RawEntry[] {
  return Array.from({ length: count }, (_, n) => make(n));
}

function bombs(): HostileFile[] {
  const kernel = (count: number, megabytes: number) => {
    const packed = packedMegabytes(megabytes);
    const first: RawEntry = { name: '0.txt', packed, size: megabytes * 2 ** 20 };
    // All of them claim the offset of the first one.
    const others = many(count, (n) => ({
      ...first,
      name: `${n + 1}.txt`,
      offset: 0,
      unwritten: true,
    }));
    return rawZip([first, ...others]);
  };
  return [
    ...each([2, 250, 1_900], 'an archive of so many files that are one', 'people.zip', (count) =>
      kernel(count, 9),
    ),
    ...each(
      [100, 1_000, 10_240],
      'an archive of one file of so many megabytes',
      'people.zip',
      (count) => rawZip([{ name: 'a.txt', packed: packedMegabytes(count), size: LIE_32 }]),
    ),
    ...each(
      [100, 1_000, 10_240],
      'an archive of one table of so many megabytes',
      'people.zip',
      (count) =>
        rawZip([{ name: 'a.csv', packed: packedMegabytes(count, 'a'), size: 499 * 2 ** 20 }]),
    ),
    ...each(
      [100, 1_000, 10_240],
      'an archive of one file that says that it is small, of so many megabytes',
      'people.zip',
      (count) => rawZip([{ name: 'a.txt', packed: packedMegabytes(count), size: 100 }]),
    ),
    ...each(
      [100, 1_000],
      'an archive of a table that says that it is small, of so many megabytes',
      'people.zip',
      (count) => rawZip([{ name: 'a.csv', packed: packedMegabytes(count, 'a'), size: 100 }]),
    ),
    ...each(
      [49, 60, 1_900],
      'an archive of so many files of nine megabytes',
      'people.zip',
      (count) => {
        const packed = packedMegabytes(9);
        return rawZip(many(count, (n) => ({ name: `${n}.txt`, packed, size: 9 * 2 ** 20 })));
      },
    ),
    ...each(
      [49, 60, 1_900],
      'an archive of so many files of nine megabytes that say that they are small',
      'people.zip',
      (count) => {
        const packed = packedMegabytes(9);
        return rawZip(many(count, (n) => ({ name: `${n}.txt`, packed, size: 100 })));
      },
    ),
    ...each([2_000, 2_001, 60_000], 'an archive of so many files', 'people.zip', (count) =>
      rawZip(many(count, (n) => ok(`${n}.txt`))),
    ),
    ...each([10_000, 60_000], 'an archive of so many folders', 'people.zip', (count) =>
      rawZip(many(count, (n) => ({ name: `${n}/` }))),
    ),
  ];
}

function lies(): HostileFile[] {
  const of = (name: string, entries: RawEntry[], end?: RawEnd): HostileFile => ({
    name: `an archive ${name}`,
    filename: 'people.zip',
    make: () => rawZip(entries, end),
  });
  const big = 2n ** 63n - 1n;
  const with64 = (...numbers: bigint[]): RawEntry[] => [
    { ...ok('cv.txt'), size: LIE_32, packedSize: LIE_32, extra: zip64Extra(...numbers) },
  ];
  return [
    of('whose file says in 64 bits that it is larger than everything', with64(big, 17n)),
    of('whose file says in 64 bits that it is packed larger than everything', with64(17n, big)),
    of('whose file lies in 64 bits behind its end', [
      { ...ok('cv.txt'), offset: LIE_32, extra: zip64Extra(big) },
    ]),
    of('whose field of 64 bits is too short', [
      {
        ...ok('cv.txt'),
        size: LIE_32,
        packedSize: LIE_32,
        extra: Buffer.from([1, 0, 4, 0, 1, 2, 3, 4]),
      },
    ]),
    of('whose field says that it is longer than it is', [
      { ...ok('cv.txt'), extra: Buffer.from([1, 0, 255, 255, 1, 2, 3, 4]) },
    ]),
    of('whose end says in 64 bits that it has more files than there are', [ok('cv.txt')], {
      entries: 0xffff,
      before: zip64End(big, 100n, 0n, 100n),
    }),
    of('whose directory lies in 64 bits behind its end', [ok('cv.txt')], {
      entries: 0xffff,
      directoryAt: LIE_32,
      before: zip64End(1n, big, big, 0n),
    }),
    of('whose locator points behind its end', [ok('cv.txt')], {
      entries: 0xffff,
      before: zip64End(1n, 100n, 0n, big),
    }),
    of(
      'that says that it has fewer files than it has',
      many(3, (n) => ok(`${n}.txt`)),
      { entries: 1 },
    ),
    of(
      'that says that it has more files than it has',
      many(3, (n) => ok(`${n}.txt`)),
      { entries: 60_000 },
    ),
    of('whose directory lies behind its end', [ok('cv.txt')], { directoryAt: LIE_32 - 1 }),
    of('whose directory is its first file', [ok('cv.txt')], { directoryAt: 0 }),
    of('whose file lies behind its end', [{ ...ok('cv.txt'), offset: 0x7fffffff }]),
    of('whose file lies in the directory', [{ ...ok('cv.txt'), offset: 60 }]),
    of('with a comment of 64 KB that ends like an archive', [ok('cv.txt')], {
      comment: Buffer.from('PK\x05\x06'.repeat(16_000)),
    }),
    of('of two files of one name', [ok('cv.txt'), { name: 'cv.txt', content: 'Joiner' }]),
    of('of two files of one name in other letters', [
      ok('cv.txt'),
      { name: 'CV.TXT', content: 'Joiner' },
    ]),
    of('with a link', [{ name: 'cv.txt', content: '/etc/passwd', mode: 0xa1ff }, ok('ok.txt')]),
    of('with a link to itself', [{ name: 'cv.txt', content: 'cv.txt', mode: 0xa1ff }]),
    of('with a device', [{ name: 'cv.txt', mode: 0x21ff }, ok('ok.txt')]),
    of('whose file is encrypted', [{ ...ok('cv.txt'), flags: 1 }]),
    of('whose file is encrypted strongly', [{ ...ok('cv.txt'), flags: 0x41 }]),
    of('with one encrypted file among others', [{ ...ok('cv.txt'), flags: 1 }, ok('ok.txt')]),
    of('whose names are encrypted', [{ ...ok('cv.txt'), flags: 0x2001 }]),
    of('whose file is no deflated text', [
      { name: 'cv.txt', packed: Buffer.alloc(5_000, 0xfe), size: 5_000 },
    ]),
    of('packed in an unknown way', [{ ...ok('cv.txt'), method: 99 }]),
  ];
}

/** Archives inside archives, and one that holds itself again and again as far as anybody looks. */
function inside(): HostileFile[] {
  return [
    ...each([1, 5, 100], 'an archive inside so many archives', 'people.zip', async (depth) => {
      let inner = await makeZip({ 'cv.txt': 'Welder' });
      for (let level = 0; level < depth; level += 1) inner = await makeZip({ 'inner.zip': inner });
      return inner;
    }),
    ...each(
      ['.rar', '.7z', '.tar.gz', '.jar', '.xz'],
      'an archive with an archive called',
      'people.zip',
      (ending) => rawZip([{ name: `a${ending}`, content: 'x' }, ok('ok.txt')]),
    ),
    ...each(
      ['.docx', '.pdf', '.txt', '.csv'],
      'an archive with an archive that is called',
      'people.zip',
      async (ending) =>
        rawZip([{ name: `a${ending}`, content: await makeZip({ 'cv.txt': 'Welder' }) }]),
    ),
  ];
}

import { deflateSync } from 'node:zlib';
import { lines, makePdf } from '../make-pdf';
import { zlibMegabytes } from './deflate-bomb';
import { each, type HostileFile } from './hostile-file';
import { FIRST_OWN, onePage, rawPdf, STREAMED, stream } from './raw-pdf';

const SHOW = 'BT /F1 12 Tf 40 40 Td (Welder) Tj ET\n';

/** PDFs that no program writes. */
export function hostilePdfs(): HostileFile[] {
  return [...loops(), ...depths(), ...bombs(), ...programs(), ...lies(), ...locks()];
}

function loops(): HostileFile[] {
  const loop = (name: string, make: () => Buffer): HostileFile => ({
    name: `a PDF that loops: ${name}`,
    filename: 'cv.pdf',
    make,
  });
  return [
    loop('a table of objects that comes before itself', () =>
      rawPdf(onePage(SHOW), { prev: 'itself' }),
    ),
    loop('two tables of objects before each other', () => rawPdf(onePage(SHOW), { prev: 'both' })),
    loop('a stream of objects that comes before itself', () =>
      rawPdf(onePage(SHOW), { prev: 'stream' }),
    ),
    loop('pages that hold themselves', () =>
      rawPdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[2 0 R 2 0 R]/Count 9999999>>']),
    ),
    loop('pages that hold their parents', () =>
      rawPdf([
        '<</Type/Catalog/Pages 2 0 R>>',
        '<</Type/Pages/Kids[3 0 R]/Count 2>>',
        '<</Type/Pages/Parent 2 0 R/Kids[2 0 R]/Count 2>>',
      ]),
    ),
    loop('a parent whose parent it is', () =>
      rawPdf([
        '<</Type/Catalog/Pages 2 0 R>>',
        '<</Type/Pages/Parent 2 0 R/Kids[3 0 R]/Count 1>>',
        '<</Type/Page/Parent 3 0 R>>',
      ]),
    ),
    loop('a catalog that is its own pages', () =>
      rawPdf(['<</Type/Catalog/Pages 1 0 R/Kids[1 0 R]/Count 1>>']),
    ),
    loop('a form that draws itself', () =>
      rawPdf(
        onePage('/X Do', {
          resources: '/XObject<</X 5 0 R>>',
          more: [
            stream(
              '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 5 0 R>>>>',
              '/X Do',
            ),
          ],
        }),
      ),
    ),
    loop('a length that is told by the stream itself', () =>
      rawPdf(onePage(SHOW, { contents: '<</Length 4 0 R>>stream\nBT ET\nendstream' })),
    ),
    loop('a reference to itself for content', () => rawPdf(onePage(SHOW, { contents: '4 0 R' }))),
    loop('a list of contents that holds itself', () =>
      rawPdf(onePage(SHOW, { contents: '[4 0 R 4 0 R]' })),
    ),
    loop('a letter of a font that is drawn with that font', () =>
      rawPdf(
        onePage('BT /F2 12 Tf (aaaaaaaa) Tj ET', {
          resources: '/Font<</F2 5 0 R>>',
          more: [
            '<</Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[1 0 0 1 0 0]/FirstChar 97/LastChar 97/Widths[9]/Encoding<</Differences[97/a]>>/CharProcs<</a 6 0 R>>/Resources<</Font<</F2 5 0 R>>>>>>',
            stream('', '9 0 d0 BT /F2 12 Tf (aaaaaaaa) Tj ET'),
          ],
        }),
      ),
    ),
    loop('a stream of objects that goes on in itself', () =>
      rawPdf(
        onePage(SHOW, {
          catalog: `/OCProperties ${STREAMED} 0 R`,
          more: [stream('/Type/ObjStm/N 1/First 6/Extends 5 0 R', '100 0 100 0 R')],
        }),
        { objectStream: FIRST_OWN },
      ),
    ),
  ];
}

function depths(): HostileFile[] {
  const nested = (open: string) => (depth: number) =>
    rawPdf([`<</Type/Catalog/Pages 2 0 R/X ${open.repeat(depth)}>>`, ...onePage(SHOW).slice(1)]);
  const levels = [1_000, 100_000, 1_000_000];
  return [
    ...each(levels, 'a PDF of lists inside lists', 'cv.pdf', nested('[')),
    ...each(levels, 'a PDF of dictionaries inside dictionaries', 'cv.pdf', nested('<</A ')),
    ...each(levels, 'a page of lists inside lists', 'cv.pdf', (depth) =>
      rawPdf(onePage(`${'['.repeat(depth)} TJ`)),
    ),
    ...each(levels, 'a page of saved states', 'cv.pdf', (depth) =>
      rawPdf(onePage(`${'q '.repeat(depth)}${SHOW}`)),
    ),
    ...each(levels, 'a page of open brackets', 'cv.pdf', (depth) =>
      rawPdf(onePage(`BT ${'('.repeat(depth)}`)),
    ),
    ...each(levels, 'a page inside so many marks', 'cv.pdf', (depth) =>
      rawPdf(onePage(`${'/P BMC '.repeat(depth)}${SHOW}`)),
    ),
    ...each([100, 10_000, 100_000], 'so many levels of pages', 'cv.pdf', levelsOfPages),
    ...each([50, 10_000, 100_000], 'so many pages, one object', 'cv.pdf', (pages) =>
      rawPdf(onePage(SHOW, { kids: '3 0 R '.repeat(pages), count: pages })),
    ),
    ...each([50, 10_000, 60_000], 'so many pages, each its own object', 'cv.pdf', manyPages),
    ...each([9, 999_999_999, 2 ** 53], 'a count of pages that is not so', 'cv.pdf', (count) =>
      rawPdf(onePage(SHOW, { count })),
    ),
  ];
}

function levelsOfPages(depth: number): Buffer {
  const levels = Array.from(
    { length: depth },
    (_, at) => `<</Type/Pages/Parent ${at + 1} 0 R/Kids[${at + 3} 0 R]/Count 1>>`,
  );
  return rawPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    ...levels,
    `<</Type/Page/Parent ${depth + 1} 0 R>>`,
  ]);
}

function manyPages(pages: number): Buffer {
  const kids = Array.from({ length: pages }, (_, at) => `${FIRST_OWN + at} 0 R`).join(' ');
  const more = Array.from(
    { length: pages },
    () => '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>',
  );
  return rawPdf(onePage(SHOW, { kids, count: pages, more }));
}

function bombs(): HostileFile[] {
  const page = (filter: string, data: Buffer) =>
    rawPdf(onePage('', { contents: stream(`/Filter${filter}`, data) }));
  const objects = (count: number, bytes: Buffer) =>
    rawPdf(
      onePage(SHOW, {
        catalog: `/OCProperties ${STREAMED} 0 R`,
        more: [stream(`/Type/ObjStm/N ${count}/First 1000/Filter/FlateDecode`, bytes)],
      }),
      { objectStream: FIRST_OWN },
    );
  return [
    ...each([100, 1_000, 9_000], 'a page of so many megabytes of blanks', 'cv.pdf', (count) =>
      page('/FlateDecode', zlibMegabytes(count)),
    ),
    ...each([100, 1_000, 9_000], 'a page of so many megabytes of saved states', 'cv.pdf', (count) =>
      page('/FlateDecode', zlibMegabytes(count, 'q ')),
    ),
    ...each([10, 50, 300], 'a page of so many megabytes of shown letters', 'cv.pdf', (count) =>
      page('/FlateDecode', zlibMegabytes(count, '/F1 9 Tf (a)Tj ')),
    ),
    ...each([2, 3, 9], 'a page that is packed so many times over', 'cv.pdf', packedOver),
    ...each(
      [
        '/RunLengthDecode',
        '/ASCIIHexDecode',
        '/ASCII85Decode',
        '/LZWDecode',
        '/DCTDecode',
        '/JBIG2Decode',
        '/CCITTFaxDecode',
        '/JPXDecode',
        '/Crypt',
        '/None',
      ],
      'a page packed as',
      'cv.pdf',
      (filter) => page(filter, Buffer.alloc(4_000_000, 0x82)),
    ),
    ...each(
      [1_000, 10_000_000, 2 ** 31],
      'an object stream of so many objects',
      'cv.pdf',
      (count) => objects(count, zlibMegabytes(50, '1 0 ')),
    ),
    ...each([10, 1_000, 9_000], 'an object stream of so many megabytes', 'cv.pdf', (count) =>
      objects(count, zlibMegabytes(count)),
    ),
    ...each([3, 6, 12], 'forms of ten forms each, so many levels', 'cv.pdf', formsOfForms),
    ...each([1_000, 100_000, 1_000_000], 'a picture of so many dots each way', 'cv.pdf', picture),
    ...each([0xff, 0xffff, 0xffffffff], 'a font that names so many letters', 'cv.pdf', manyLetters),
    ...each(
      [1_000, 1_000_000, 9_000_000],
      'an array of so many numbers between letters',
      'cv.pdf',
      (count) =>
        rawPdf(onePage(`BT /F1 9 Tf [${'1 '.repeat(Math.min(count, 4_900_000))}(a)] TJ ET`)),
    ),
  ];
}

function packedOver(times: number): Buffer {
  let data: Buffer = zlibMegabytes(2_000);
  for (let time = 1; time < times; time += 1) data = deflateSync(data);
  const filter = `/Filter[${'/FlateDecode'.repeat(times)}]`;
  return rawPdf(onePage('', { contents: stream(filter, data) }));
}

/** Each form draws the next one ten times: as many drawings as ten to the power of the levels. */
function formsOfForms(levels: number): Buffer {
  const more = Array.from({ length: levels }, (_, at) =>
    stream(
      `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>/XObject<</X ${FIRST_OWN + at + 1} 0 R>>>>`,
      at === levels - 1 ? SHOW : '/X Do '.repeat(10),
    ),
  );
  return rawPdf(onePage('/X Do', { resources: `/XObject<</X ${FIRST_OWN} 0 R>>`, more }));
}

function picture(dots: number): Buffer {
  const image = stream(
    `/Type/XObject/Subtype/Image/Width ${dots}/Height ${dots}/BitsPerComponent 8/ColorSpace/DeviceRGB/Filter/FlateDecode`,
    zlibMegabytes(100, '\0'),
  );
  return rawPdf(
    onePage('600 0 0 800 0 0 cm /X Do', { resources: '/XObject<</X 5 0 R>>', more: [image] }),
  );
}

function manyLetters(last: number): Buffer {
  const map = `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00000000> <ffffffff> endcodespacerange\n1 beginbfrange <00000000> <${last.toString(16).padStart(8, '0')}> <0041> endbfrange endcmap`;
  return rawPdf(
    onePage('BT /F2 9 Tf (abcd) Tj ET', {
      resources: '/Font<</F2 5 0 R>>',
      more: [
        '<</Type/Font/Subtype/Type0/BaseFont/A/Encoding/Identity-H/ToUnicode 6 0 R/DescendantFonts[<</Type/Font/Subtype/CIDFontType2/BaseFont/A/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/W[0 [1]]>>]>>',
        stream('', map),
      ],
    }),
  );
}

/** Ends whoever runs it, which shows as an unread document. */
const PROGRAM = 'process.exit(66)';

function programs(): HostileFile[] {
  const font = (matrix: string) =>
    rawPdf(
      onePage('BT /F2 12 Tf (Welder) Tj ET', {
        resources: '/Font<</F2 5 0 R>>',
        more: [
          `<</Type/Font/Subtype/Type1/BaseFont/Evil/FirstChar 32/LastChar 33/Widths[1 1]/FontMatrix[${matrix}]/FontDescriptor<</Type/FontDescriptor/FontName/Evil/Flags 4/FontMatrix[${matrix}]/FontFile 6 0 R>>>>`,
          stream(
            '/Length1 99/Length2 0/Length3 0',
            `%!PS-AdobeFont-1.0: Evil\n/FontMatrix [${matrix}] readonly def\n/FontName /Evil def\ncurrentfile eexec`,
          ),
        ],
      }),
    );
  return [
    ...each(
      [`1 2 3 4 5 (1\\); ${PROGRAM};//)`, `(${PROGRAM})`, `/a 0 0 ${PROGRAM} 0 0`],
      'a font whose matrix is a program',
      'cv.pdf',
      font,
    ),
    ...each(
      [`{ ${'dup mul '.repeat(400_000)} }`, `{ ${'{ '.repeat(100_000)}`, `{ (${PROGRAM}) exec }`],
      'a function of a colour that is a program',
      'cv.pdf',
      (program) =>
        rawPdf(
          onePage('/C cs 1 sc BT /F1 9 Tf (Welder) Tj ET', {
            resources: '/ColorSpace<</C[/Separation/X/DeviceGray 5 0 R]>>',
            more: [stream('/FunctionType 4/Domain[0 1]/Range[0 1]', program)],
          }),
        ),
    ),
    ...each(
      ['OpenAction', 'AA', 'Names'],
      'a PDF that runs something when it is opened',
      'cv.pdf',
      (where) => {
        const [, ...rest] = onePage(SHOW);
        return rawPdf([
          `<</Type/Catalog/Pages 2 0 R/${where}<</S/JavaScript/JS(${PROGRAM})/O<</S/Launch/F(/bin/sh)>>>>>>`,
          ...rest,
        ]);
      },
    ),
    ...each(
      ['(/etc/hostname)', '<</FS/URL/F(http://127.0.0.1:9/x)>>'],
      'a page that stands in another file',
      'cv.pdf',
      (file) => rawPdf(onePage('', { contents: `<</Length 0/F ${file}>>stream\n\nendstream` })),
    ),
  ].map((file) => ({ ...file, name: file.name.slice(0, 90) }));
}

function lies(): HostileFile[] {
  const of = (name: string, make: () => Buffer): HostileFile => ({
    name: `a PDF ${name}`,
    filename: 'cv.pdf',
    make,
  });
  return [
    ...each([-1, 0, 4, 2 ** 31, 2 ** 53], 'a page that says how long it is', 'cv.pdf', (length) =>
      rawPdf(onePage('', { contents: `<</Length ${length}>>stream\n${SHOW}endstream` })),
    ),
    ...each(
      ['0 0 0 0', '9 9 -9 -9', '0 0 1e38 1e38', '(a) (b) (c) (d)', '0 0 1e-9 1e-9'],
      'a page of the size',
      'cv.pdf',
      (box) => rawPdf(onePage(SHOW, { box })),
    ),
    ...each(['1e38', '-1e38', '0', '1e-38'], 'letters of the size', 'cv.pdf', (size) =>
      rawPdf(onePage(`BT /F1 ${size} Tf ${size} 0 0 ${size} ${size} ${size} Tm (Welder) Tj ET`)),
    ),
    of('of nothing but its first line', () => Buffer.from('%PDF-1.7\n')),
    of('without objects', () => Buffer.from('%PDF-1.7\nstartxref\n0\n%%EOF')),
    of('whose table lies behind its end', () =>
      Buffer.from('%PDF-1.7\nstartxref\n99999999999\n%%EOF'),
    ),
    of('of ten megabytes of noise', () =>
      Buffer.concat([Buffer.from('%PDF-1.7\n'), noise(9_900_000)]),
    ),
    of('of a million words "obj"', () => Buffer.from(`%PDF-1.7\n${'1 0 obj\n'.repeat(1_000_000)}`)),
    of('of a million words "trailer"', () =>
      Buffer.from(`%PDF-1.7\n${'trailer<<\n'.repeat(900_000)}`),
    ),
    of('of a million words "xref"', () =>
      Buffer.from(`%PDF-1.7\n${'xref\n0 9\n'.repeat(900_000)}`),
    ),
    of('of a million words "stream"', () =>
      Buffer.from(`%PDF-1.7\n1 0 obj<</Length 1>>${'stream\n'.repeat(1_000_000)}`),
    ),
    of('of a table with a billion objects', () =>
      Buffer.from(
        '%PDF-1.7\nxref\n0 1000000000\n0000000000 65535 f \ntrailer<</Size 1000000000/Root 1 0 R>>\nstartxref\n9\n%%EOF',
      ),
    ),
  ];
}

/** Bytes of no sense, always the same. */
function noise(length: number): Buffer {
  const bytes = Buffer.alloc(length);
  let state = 1;
  for (let at = 0; at < length; at += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    bytes[at] = state >>> 24;
  }
  return bytes;
}

function locks(): HostileFile[] {
  const locked = (name: string, options: PDFKit.PDFDocumentOptions): HostileFile => ({
    name: `a PDF that is locked: ${name}`,
    filename: 'cv.pdf',
    make: () => makePdf((page) => lines(page, 40, 40, ['Orla Quist', 'Welder']), options),
  });
  return [
    locked('RC4', { userPassword: 'sesame', pdfVersion: '1.3' }),
    locked('AES of 128 bits', { userPassword: 'sesame', pdfVersion: '1.6' }),
    locked('AES of 256 bits', { userPassword: 'sesame', pdfVersion: '1.7ext3' }),
    ...each(
      ['/Filter/Own', '/Filter/Standard/V 9/R 9', '/Filter/Standard/V 4/R 4/O()/U()/P 0'],
      'a PDF that is locked in a way of its own',
      'cv.pdf',
      (lock) => rawPdf(onePage(SHOW), { encrypt: `<<${lock}>>` }),
    ),
  ];
}

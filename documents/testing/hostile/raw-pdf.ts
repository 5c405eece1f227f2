/** How a page is built, if it differs from one that shows a word. */
export type PageParts = {
  /** The fourth object, in place of a stream with what was given. */
  contents?: string | Buffer;
  /** Added to the resources of the page, beside its font F1. */
  resources?: string;
  /** References of the page tree. */
  kids?: string;
  count?: number;
  box?: string;
  /** Objects from `FIRST_OWN` on. */
  more?: readonly (string | Buffer)[];
  /** Added to the catalog. */
  catalog?: string;
};

export type RawPdfOptions = {
  /** The table before this one. */
  prev?: 'itself' | 'both' | 'stream';
  /** A dictionary of the trailer. */
  encrypt?: string;
  /** The number of a stream in which object `STREAMED` is said to lie. */
  objectStream?: number;
};

/** Number of the object that lies in a stream of objects. */
export const STREAMED = 100;

/** Number of the first object behind those of one page. */
export const FIRST_OWN = 5;

/** The objects of a document with one page: catalog, pages, page, content, and what else is given. */
export function onePage(content: string, parts: PageParts = {}): (string | Buffer)[] {
  const { resources = '', kids = '3 0 R', count = 1, box = '0 0 600 800' } = parts;
  const font = '/Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>';
  return [
    `<</Type/Catalog/Pages 2 0 R${parts.catalog ?? ''}>>`,
    `<</Type/Pages/Kids[${kids}]/Count ${count}>>`,
    `<</Type/Page/Parent 2 0 R/MediaBox[${box}]/Contents 4 0 R/Resources<<${resources.startsWith('/Font') ? '' : font}${resources}>>>>`,
    parts.contents ?? stream('', content),
    ...(parts.more ?? []),
  ];
}

/** A stream with more in its dictionary than its length. */
export function stream(dictionary: string, data: string | Buffer): Buffer {
  const bytes = Buffer.from(data);
  return Buffer.concat([
    Buffer.from(`<<${dictionary}/Length ${bytes.length}>>stream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}

/** A document of the given objects, numbered from 1, with a true table of where they are (ISO 32000-1, 7.5). */
export function rawPdf(objects: readonly (string | Buffer)[], options: RawPdfOptions = {}): Buffer {
  const pieces = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let at = 9;
  for (const [index, object] of objects.entries()) {
    const piece = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ]);
    pieces.push(piece);
    offsets.push(at);
    at += piece.length;
  }
  const { objectStream } = options;
  const end =
    objectStream === undefined
      ? Buffer.from(ending(offsets, at, options))
      : streamedTable(offsets, at, objectStream);
  return Buffer.concat([...pieces, end]);
}

/** The table as a stream, which alone can say that an object lies in another one (ISO 32000-1, 7.5.8). */
function streamedTable(offsets: readonly number[], at: number, objectStream: number): Buffer {
  const rows = Buffer.alloc(6 * (offsets.length + 2));
  for (const [index, offset] of offsets.entries()) {
    rows.writeUInt8(1, 6 * (index + 1));
    rows.writeUInt32BE(offset, 6 * (index + 1) + 1);
  }
  const last = 6 * (offsets.length + 1);
  rows.writeUInt8(2, last);
  rows.writeUInt32BE(objectStream, last + 1);
  const index = `/Index[0 ${offsets.length + 1} ${STREAMED} 1]`;
  return Buffer.concat([
    Buffer.from(`${STREAMED + 1} 0 obj
`),
    stream(`/Type/XRef/W[1 4 1]${index}/Size ${STREAMED + 2}/Root 1 0 R`, rows),
    Buffer.from(`\nendobj\nstartxref\n${at}\n%%EOF\n`),
  ]);
}

function ending(offsets: readonly number[], at: number, { prev, encrypt }: RawPdfOptions): string {
  const size = offsets.length + 1;
  const root = `/Size ${size}/Root 1 0 R${encrypt === undefined ? '' : `/Encrypt ${encrypt}/ID[(a)(a)]`}`;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}`;
  const start = (place: number) => `startxref\n${place}\n%%EOF\n`;
  if (prev === 'stream') {
    const body = `<</Type/XRef/W[1 1 1]/Index[0 0]${root}/Prev ${at}/Length 0>>stream\n\nendstream`;
    return `${size} 0 obj\n${body}\nendobj\n${start(at)}`;
  }
  if (prev === 'itself') return `${table}trailer<<${root}/Prev ${at}>>\n${start(at)}`;
  if (prev !== 'both') return `${table}trailer<<${root}>>\n${start(at)}`;
  const trailer = (place: string) => `trailer<<${root}/Prev ${place}>>\n`;
  const other = `xref\n0 1\n0000000000 65535 f \n${trailer(String(at))}`;
  const second = at + table.length + trailer('0000000000').length;
  return `${table}${trailer(String(second).padStart(10, '0'))}${other}${start(at)}`;
}

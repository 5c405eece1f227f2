import { deflateSync } from 'node:zlib';

/** An A4 page in points. */
const PAGE = { width: 595, height: 842 };
const MARGIN = 56;

/** A column of lines that begins at `left`; all measures are points. */
export type Column = { left: number; size: number; leading: number; lines: readonly string[] };

/**
 * A page of text columns as a PDF (ISO 32000-1, 7.5). Its lines are plain ASCII; an empty one is a gap. Nothing in the file
 * says what belongs together: only the places of the lines tell the columns apart, as in the files of design tools.
 */
export function writeTextPdf(columns: readonly Column[]): Buffer {
  const shown = columns.flatMap(({ left, size, leading, lines }) => [
    `/F1 ${size} Tf`,
    ...lines.map((line, at) => {
      const y = PAGE.height - MARGIN - at * leading;
      return line === '' ? '' : `1 0 0 1 ${left} ${y} Tm (${escaped(line)}) Tj`;
    }),
  ]);
  const content = ['BT', ...shown.filter((line) => line !== ''), 'ET'].join('\n');
  return assemble([
    page('/Font << /F1 5 0 R >>'),
    stream('', Buffer.from(content, 'latin1')),
    Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'),
  ]);
}

/** A black and white picture: one byte for eight dots, each row on a whole byte, 1 is white. */
export type Picture = { width: number; height: number; bits: Buffer };

/** A page that is nothing but a picture, as a scanner makes it: there is no text in it. */
export function writePicturePdf({ width, height, bits }: Picture): Buffer {
  const content = `q ${PAGE.width} 0 0 ${PAGE.height} 0 0 cm /I1 Do Q`;
  const facts = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /FlateDecode`;
  return assemble([
    page('/XObject << /I1 5 0 R >>'),
    stream('', Buffer.from(content)),
    stream(facts, deflateSync(bits)),
  ]);
}

function page(resources: string): Buffer {
  const box = `[0 0 ${PAGE.width} ${PAGE.height}]`;
  return Buffer.from(
    `<< /Type /Page /Parent 2 0 R /MediaBox ${box} /Contents 4 0 R /Resources << ${resources} >> >>`,
  );
}

function stream(facts: string, bytes: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`<< ${facts} /Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}

/** Numbers the objects after the catalogue and the page tree, and writes the table of where each begins. */
function assemble(objects: readonly Buffer[]): Buffer {
  const all = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    ...objects,
  ];
  const parts = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  let size = parts[0]?.length ?? 0;
  for (const [at, object] of all.entries()) {
    const part = Buffer.concat([
      Buffer.from(`${at + 1} 0 obj\n`),
      object,
      Buffer.from('\nendobj\n'),
    ]);
    offsets.push(size);
    parts.push(part);
    size += part.length;
  }
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const table = `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${entries.join('')}`;
  const trailer = `trailer\n<< /Size ${all.length + 1} /Root 1 0 R >>\nstartxref\n${size}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(table + trailer)]);
}

function escaped(line: string): string {
  return line.replace(/[\\()]/g, '\\$&');
}

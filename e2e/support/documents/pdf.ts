import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';

/** A PDF with a text layer: the first line as its head, the rest as body. */
export function writePdf(text: string): Promise<Buffer> {
  const [head = '', ...body] = text.split('\n');
  const document = new PDFDocument({ size: 'A4', margin: 56 });
  document.fontSize(18).text(head).moveDown(0.5);
  document.fontSize(10).text(body.join('\n'), { lineGap: 2 });
  document.end();
  return buffer(document);
}

/** A PDF that holds nothing but a picture, like a scan without text recognition. */
export function writeScan(): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin: 0 });
  document.image(greyPng(64, 88), 40, 40, { width: 500 });
  document.end();
  return buffer(document);
}

/** A PDF whose second half never arrived. */
export async function writeBrokenPdf(text: string): Promise<Buffer> {
  const whole = await writePdf(text);
  return whole.subarray(0, Math.floor(whole.length / 2));
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A picture with grey stripes, as PNG (8 bits, greyscale, one filter byte before each row). */
function greyPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  const rows = Array.from({ length: height }, (_, row) =>
    Buffer.concat([Buffer.from([0]), Buffer.alloc(width, row % 8 < 2 ? 90 : 245)]),
  );
  return Buffer.concat([
    PNG_SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

/** CRC-32 as PNG and ZIP use it (polynomial 0xEDB88320, reflected). */
function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

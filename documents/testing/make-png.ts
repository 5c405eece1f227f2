import { crc32, deflateSync } from 'node:zlib';

/** A grey PNG of so many pixels in each direction. */
export function makePng(side: number): Buffer {
  return pngOf({ width: side, height: side, bits: 8, rows: Buffer.alloc(side * side, 0x80) });
}

/** A PNG in grey with so many bits a dot, from its rows one after the other. */
export function pngOf(picture: {
  width: number;
  height: number;
  bits: 1 | 8;
  rows: Uint8Array;
}): Buffer {
  const { width, height, bits } = picture;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, 0, 0, 0, 0], 8);
  const size = picture.rows.length / height;
  // Each row begins with its filter: none.
  const rows = Buffer.alloc((size + 1) * height);
  for (let row = 0; row < height; row += 1) {
    rows.set(picture.rows.subarray(row * size, (row + 1) * size), row * (size + 1) + 1);
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

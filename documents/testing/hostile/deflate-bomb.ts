import { constants, deflateRawSync, deflateSync } from 'node:zlib';

const MEGABYTE = 1024 * 1024;
const { Z_FULL_FLUSH, Z_FINISH } = constants;

/**
 * So many megabytes of one character, packed a thousand times smaller (RFC 1951). A megabyte is packed once and repeated: after
 * a full flush a piece refers to nothing before it.
 */
export function packedMegabytes(count: number, character = ' '): Buffer {
  const megabyte = Buffer.alloc(MEGABYTE, character);
  const piece = deflateRawSync(megabyte, { level: 9, finishFlush: Z_FULL_FLUSH });
  const end = deflateRawSync(Buffer.alloc(0), { finishFlush: Z_FINISH });
  return Buffer.concat([...Array.from({ length: count }, () => piece), end]);
}

/** The same as a zlib stream (RFC 1950), as PDF has it, without the checksum at its end, which readers can do without. */
export function zlibMegabytes(count: number, character = ' '): Buffer {
  const header = deflateSync(Buffer.alloc(0)).subarray(0, 2);
  return Buffer.concat([header, packedMegabytes(count, character)]);
}

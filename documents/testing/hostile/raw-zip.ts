import { crc32, inflateRawSync } from 'node:zlib';

/** One file of an archive, and what is said of it that may be untrue. Without `packed` it is stored. */
export type RawEntry = {
  name: string | Buffer;
  content?: string | Buffer;
  /** Deflated bytes in place of content. */
  packed?: Buffer;
  /** What the directory says it unpacks to. */
  size?: number;
  /** The checksum of what it unpacks to, if not the true one. */
  crc?: number;
  /** What the directory says of how large it is packed. */
  packedSize?: number;
  flags?: number;
  method?: number;
  extra?: Buffer;
  /** Upper half of the external attributes: the mode of a Unix system. */
  mode?: number;
  /** The offset that the directory claims, instead of the real one. */
  offset?: number;
  /** Stands in the directory alone. */
  unwritten?: boolean;
};

/** What the end of the directory claims, instead of the truth. */
export type RawEnd = { entries?: number; directoryAt?: number; comment?: Buffer; before?: Buffer };

const STORED = 0;
const DEFLATED = 8;

/** An archive written byte by byte, so that it can say what no packer would (APPNOTE 4.3). */
export function rawZip(entries: readonly RawEntry[], end: RawEnd = {}): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const content = entry.packed ?? Buffer.from(entry.content ?? '');
    const common = commonFields(entry, name, content);
    const extra = entry.extra ?? Buffer.alloc(0);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(((entry.mode ?? 0) << 16) >>> 0, 6);
    tail.writeUInt32LE(entry.offset ?? offset, 10);
    const mark = Buffer.from('PK\x01\x02\x14\x00', 'latin1');
    directory.push(mark, common, tail, name, extra);
    if (entry.unwritten) continue;
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, name, extra, content]);
    files.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const closing = endRecord(end.entries ?? entries.length, list.length, end.directoryAt ?? offset);
  const comment = end.comment ?? Buffer.alloc(0);
  closing.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...files, list, end.before ?? Buffer.alloc(0), closing, comment]);
}

/** Fields that stand alike before the file and in the directory, from 'version needed' to 'extra field length'. */
function commonFields(entry: RawEntry, name: Buffer, content: Buffer): Buffer {
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(entry.flags ?? 0, 2);
  common.writeUInt16LE(entry.method ?? (entry.packed ? DEFLATED : STORED), 4);
  common.writeUInt32LE(entry.crc ?? checksumOf(entry), 10);
  common.writeUInt32LE(entry.packedSize ?? content.length, 14);
  common.writeUInt32LE(entry.size ?? content.length, 18);
  common.writeUInt16LE(name.length, 22);
  common.writeUInt16LE(entry.extra?.length ?? 0, 24);
  return common;
}

/** More is never unpacked to the end, where a checksum would be compared. */
const LARGEST_READ = 10 * 1024 * 1024;

function checksumOf({ packed, content = '' }: RawEntry): number {
  if (!packed) return crc32(content);
  try {
    return crc32(inflateRawSync(packed, { maxOutputLength: LARGEST_READ }));
  } catch {
    // It is larger, or does not unpack.
    return 0;
  }
}

function endRecord(entries: number, bytes: number, at: number): Buffer {
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(entries, 8);
  end.writeUInt16LE(entries, 10);
  end.writeUInt32LE(bytes, 12);
  end.writeUInt32LE(at, 16);
  return end;
}

/** The extra field that holds sizes and places of more than 32 bits (APPNOTE 4.5.3). */
export function zip64Extra(...numbers: readonly bigint[]): Buffer {
  const field = Buffer.alloc(4 + 8 * numbers.length);
  field.writeUInt16LE(1, 0);
  field.writeUInt16LE(8 * numbers.length, 2);
  for (const [index, number] of numbers.entries()) field.writeBigUInt64LE(number, 4 + 8 * index);
  return field;
}

/** The end of a 64-bit directory with its locator (APPNOTE 4.3.14 and 4.3.15), which come before the usual end. */
export function zip64End(entries: bigint, bytes: bigint, at: bigint, recordAt: bigint): Buffer {
  const record = Buffer.alloc(56);
  record.write('PK\x06\x06');
  record.writeBigUInt64LE(44n, 4);
  record.writeBigUInt64LE(entries, 24);
  record.writeBigUInt64LE(entries, 32);
  record.writeBigUInt64LE(bytes, 40);
  record.writeBigUInt64LE(at, 48);
  const locator = Buffer.alloc(20);
  locator.write('PK\x06\x07');
  locator.writeBigUInt64LE(recordAt, 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([record, locator]);
}

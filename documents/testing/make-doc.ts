const SECTOR = 512;
const STREAM_SECTORS = 8;
const END = 0xfffffffe;
const FREE = 0xffffffff;
const FAT = 0xfffffffd;

/**
 * A Word 97 document with one paragraph of text: an OLE file (MS-CFB) with the two streams that contain the text and
 * its position (MS-DOC 2.4.1).
 *
 * @param flags further bits of the FIB's flags, such as 0x0100 for encrypted.
 */
export function makeDoc(text: string, flags = 0): Buffer {
  const header = Buffer.alloc(SECTOR);
  header.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(4096, 56);
  header.writeUInt32LE(END, 60);
  header.writeUInt32LE(END, 68);
  header.fill(0xff, 76);
  header.writeUInt32LE(0, 76);

  const directory = Buffer.concat([
    directoryEntry('Root Entry', 5, 1, END, 0),
    directoryEntry('WordDocument', 2, FREE, 2, STREAM_SECTORS * SECTOR),
    directoryEntry('1Table', 2, FREE, 2 + STREAM_SECTORS, STREAM_SECTORS * SECTOR),
    Buffer.alloc(128),
  ]);
  directory.writeUInt32LE(2, 128 + 68);
  return Buffer.concat([
    header,
    sectorTable(),
    directory,
    wordStream(text, flags),
    tableStream(text),
  ]);
}

function sectorTable(): Buffer {
  const table = Buffer.alloc(SECTOR, 0xff);
  table.writeUInt32LE(FAT, 0);
  table.writeUInt32LE(END, 4);
  for (let sector = 2; sector < 2 + 2 * STREAM_SECTORS; sector += 1) {
    const last = (sector - 1) % STREAM_SECTORS === 0;
    table.writeUInt32LE(last ? END : sector + 1, sector * 4);
  }
  return table;
}

function directoryEntry(
  name: string,
  type: number,
  child: number,
  start: number,
  size: number,
): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 0, 'utf16le');
  entry.writeUInt16LE((name.length + 1) * 2, 64);
  entry.set([type, 1], 66);
  for (const [at, value] of [
    [68, FREE],
    [72, FREE],
    [76, child],
    [116, start],
    [120, size],
  ] as const) {
    entry.writeUInt32LE(value, at);
  }
  return entry;
}

const TEXT_AT = 0x600;

function wordStream(text: string, flags: number): Buffer {
  const stream = Buffer.alloc(STREAM_SECTORS * SECTOR);
  stream.writeUInt16LE(0xa5ec, 0);
  stream.writeUInt16LE(0x0200 | flags, 0x0a);
  stream.writeUInt32LE(text.length + 1, 0x4c);
  stream.write(`${text}\r`, TEXT_AT, 'utf16le');
  return stream;
}

function tableStream(text: string): Buffer {
  const stream = Buffer.alloc(STREAM_SECTORS * SECTOR);
  stream.writeUInt8(2, 0);
  stream.writeUInt32LE(4 + 12, 1);
  stream.writeUInt32LE(0, 5);
  stream.writeUInt32LE(text.length + 1, 9);
  stream.writeUInt32LE(TEXT_AT, 15);
  return stream;
}

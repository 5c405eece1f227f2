import { isDocumentName } from '@candor/domain/model/document-types';
import type { FailedReading, ZipReading } from './candidate-reading';

/** The end of central directory record, APPNOTE 4.3.16: its signature, its size and the longest comment after it. */
const END = 0x06054b50;
const END_SIZE = 22;
const LONGEST_COMMENT = 0xffff;
/** A file header of the central directory, APPNOTE 4.3.12. */
const ENTRY = 0x02014b50;
const ENTRY_SIZE = 46;
const ENCRYPTED_BIT = 1;
const UTF8_BIT = 1 << 11;

const NAMED = 3;
const MOST_SKIPPED = 50;

/** Reads only the table of contents of an archive, so that a large one is counted without unpacking it. */
export async function readZip(file: Blob): Promise<ZipReading | FailedReading> {
  const directory = await findDirectory(file);
  if (!directory) return { kind: 'failed', cause: 'This file is not a readable ZIP archive.' };
  const bytes = await viewOf(file.slice(directory.offset, directory.offset + directory.size));
  const reading: ZipReading = { kind: 'zip', documents: 0, tables: 0, names: [], skipped: [] };
  for (const entry of entriesOf(bytes, directory.entries)) {
    if (entry.name.endsWith('/') || isNoise(entry.name)) continue;
    const cause = causeToSkip(entry);
    if (cause) {
      if (reading.skipped.length < MOST_SKIPPED)
        reading.skipped.push({ name: lastPart(entry.name), cause });
      continue;
    }
    if (isTable(entry.name)) reading.tables += 1;
    else reading.documents += 1;
    if (reading.names.length < NAMED) reading.names.push(lastPart(entry.name));
  }
  return reading;
}

type Entry = { name: string; encrypted: boolean; size: number };

function causeToSkip(entry: Entry): string | null {
  if (/\.zip$/i.test(entry.name)) return 'A ZIP inside a ZIP is not read';
  if (isHidden(entry.name)) return 'Hidden';
  if (!isRead(entry.name)) return 'Not a document type that can be read';
  if (entry.encrypted) return 'Protected by a password';
  return entry.size === 0 ? 'Empty' : null;
}

/** What systems put into archives: as the server has it, which lists a hidden file only where it may be a document. */
function isNoise(name: string): boolean {
  if (name.split('/').includes('__MACOSX') || lastPart(name).startsWith('._')) return true;
  return isHidden(name) && !isRead(name);
}

const isTable = (name: string) => /\.csv$/i.test(name);
const isRead = (name: string) => isTable(name) || isDocumentName(name);

function isHidden(name: string): boolean {
  return name.split('/').some((part) => part.startsWith('.') && part !== '..' && part !== '.');
}

function lastPart(name: string): string {
  return name.split('/').at(-1) ?? name;
}

async function findDirectory(
  file: Blob,
): Promise<{ offset: number; size: number; entries: number } | null> {
  const tailStart = Math.max(0, file.size - END_SIZE - LONGEST_COMMENT);
  const tail = await viewOf(file.slice(tailStart));
  for (let at = tail.byteLength - END_SIZE; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== END) continue;
    const size = tail.getUint32(at + 12, true);
    const offset = tail.getUint32(at + 16, true);
    if (offset + size <= tailStart + at)
      return { offset, size, entries: tail.getUint16(at + 10, true) };
  }
  return null;
}

function* entriesOf(view: DataView, count: number): Generator<Entry> {
  let at = 0;
  for (let index = 0; index < count && at + ENTRY_SIZE <= view.byteLength; index += 1) {
    if (view.getUint32(at, true) !== ENTRY) return;
    const flags = view.getUint16(at + 8, true);
    const nameLength = view.getUint16(at + 28, true);
    const rest = view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    const name = new Uint8Array(view.buffer, view.byteOffset + at + ENTRY_SIZE, nameLength);
    yield {
      name: new TextDecoder(flags & UTF8_BIT ? 'utf-8' : 'windows-1252').decode(name),
      encrypted: (flags & ENCRYPTED_BIT) !== 0,
      size: view.getUint32(at + 24, true),
    };
    at += ENTRY_SIZE + nameLength + rest;
  }
}

async function viewOf(blob: Blob): Promise<DataView> {
  return new DataView(await blob.arrayBuffer());
}

import path from 'node:path';
import type { Readable } from 'node:stream';
import { displayName, formatOf, HIDDEN, problemOf, readCsv, SourceError } from '@candor/documents';
import type { ItemProblem, SourceItem } from '../ports/candidate-source';
import { itemOf } from './row-item';
import { itemProblemOf } from './source-problem';

/** A file as a folder lists it: its path below the folder, its size in bytes where that is known, and what finds it again. */
export type ListedFile = {
  name: string;
  size: number | null;
  entry: string;
  /** Whether it or a folder around it is hidden. Unless told, the path says so, which takes names without slashes. */
  isHidden?: boolean;
  /** Why it cannot be read, if its folder already reveals that. */
  problem?: ItemProblem;
};

/** The most that is read of one file of a folder, in bytes: a document's limit and an uploaded table's are the same. */
export const MOST_FILE_BYTES = 10 * 1024 * 1024;

/** What the tables of one folder may have together, in bytes: all of them are read to count their rows. */
const MOST_TABLE_BYTES = 500 * 1024 * 1024;

const TOO_MANY_TABLES = problemOf(
  'too_large',
  'The tables in this folder have more than 500 MB together; put this one into a folder of its own.',
);

/** Opens a listed file for reading, or says why it cannot be had. */
export type OpenFile = (entry: string) => Promise<Readable | ItemProblem>;

/**
 * What a folder's files are as candidates: a document is one, a CSV file one for each row, and any other file an unreadable
 * item with its cause. The file that proves whose folder it is counts for nothing.
 */
export async function* folderItems(
  files: AsyncIterable<ListedFile>,
  open: OpenFile,
  proofName: string,
  mostTableBytes = MOST_TABLE_BYTES,
): AsyncGenerator<SourceItem> {
  let left = mostTableBytes;
  for await (const file of files) {
    if (isProof(file.name, proofName)) continue;
    const filename = displayName(file.name);
    const problem = file.problem ?? problemBefore(file);
    if (problem) yield { kind: 'unreadable', filename, problem };
    else if (!isTable(file.name)) yield { kind: 'document', filename, entry: file.entry };
    else {
      const table = left > 0 ? await bytesOf(await open(file.entry)) : TOO_MANY_TABLES;
      if (table instanceof Uint8Array) left -= table.length;
      yield* rowsOf(table, filename);
    }
  }
}

/** Whether a file lies in the folder itself and is the one that proves whose folder it is, with whatever ending. */
export function isProof(name: string, proofName: string): boolean {
  return path.posix.parse(name).dir === '' && path.posix.parse(name).name === proofName;
}

/** All bytes of an opened file, or why they cannot be had. A file that grew since it was listed is not read to its end. */
export async function bytesOf(opened: Readable | ItemProblem): Promise<Uint8Array | ItemProblem> {
  if ('code' in opened) return opened;
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of opened) {
    size += part.length;
    if (size > MOST_FILE_BYTES) return problemOf('too_large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const isTable = (name: string) => path.posix.extname(name).toLowerCase() === '.csv';
const isDotted = (path: string) => path.split('/').some((part) => part.startsWith('.'));

function problemBefore({ name, size, isHidden = isDotted(name) }: ListedFile): ItemProblem | null {
  if (isHidden) return problemOf('unsupported_type', HIDDEN);
  if (!isTable(name) && !formatOf(name)) return problemOf('unsupported_type');
  if (size === 0) return problemOf('empty');
  if (size !== null && size > MOST_FILE_BYTES) return problemOf('too_large');
  return null;
}

async function* rowsOf(
  table: Uint8Array | ItemProblem,
  filename: string,
): AsyncGenerator<SourceItem> {
  if (!(table instanceof Uint8Array)) return yield { kind: 'unreadable', filename, problem: table };
  try {
    for await (const row of readCsv(table)) {
      const item = itemOf(row);
      yield { ...item, filename: item.filename ?? filename };
    }
  } catch (error) {
    // A table without its column is one unreadable item among others here.
    if (!(error instanceof SourceError)) throw error;
    yield { kind: 'unreadable', filename, problem: itemProblemOf(error) };
  }
}

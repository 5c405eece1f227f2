import { createHash } from 'node:crypto';
import { problemOf } from '@candor/documents';
import type { ItemProblem } from '../../ports/candidate-source';
import type { DriveApi } from './drive-api';
import { checksumOf, type Entry, readEntry, versionOf } from './entry';
import { CHANGED, DAMAGED, explainFile, GONE } from './explain';
import { DOCX } from './wire';

/** Bytes that do not fit their checksum are asked for once more: on the way something may have broken. */
const DOWNLOADS = 2;

/**
 * The bytes of a listed file in the version that was listed, or why they cannot be had. Throws only when the signal ended it.
 */
export async function readFile(
  drive: DriveApi,
  words: string,
  signal: AbortSignal,
): Promise<Uint8Array | ItemProblem> {
  const entry = readEntry(words);
  try {
    return (await sinceListed(drive, entry, signal)) ?? (await bytesOf(drive, entry, signal));
  } catch (error) {
    signal.throwIfAborted();
    return explainFile(error, entry.how);
  }
}

/** What became of the file since it was listed; null where it is the same. */
async function sinceListed(
  drive: DriveApi,
  { id, version }: Entry,
  signal: AbortSignal,
): Promise<ItemProblem | null> {
  const now = await drive.file(id, signal);
  if (now.trashed) return GONE;
  return versionOf(now) === version ? null : CHANGED;
}

async function bytesOf(
  drive: DriveApi,
  entry: Entry,
  signal: AbortSignal,
): Promise<Uint8Array | ItemProblem> {
  const checksum = checksumOf(entry.version);
  for (let left = DOWNLOADS; left > 0; left -= 1) {
    const bytes = await fetchBytes(drive, entry, signal);
    if (bytes === null) return problemOf('too_large');
    if (checksum !== null && md5(bytes) === checksum) return bytes;
    // Without a checksum only Drive can tell whether these are still the bytes of that version.
    const problem = await sinceListed(drive, entry, signal);
    if (problem) return problem;
    if (checksum === null) return bytes;
  }
  return DAMAGED;
}

function fetchBytes(drive: DriveApi, { id, how }: Entry, signal: AbortSignal) {
  return how === 'export' ? drive.exported(id, DOCX, signal) : drive.download(id, signal);
}

/** Drive gives no other checksum to all files; it is against accidents, not against people. */
const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('hex');

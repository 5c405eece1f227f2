import type { Entry, ZipFile } from 'yauzl';
import {
  displayName,
  entryName,
  isHidden,
  isNoise,
  isSymlink,
  isUnsafeName,
} from '../../archive/entry-name';
import type { ReadProblem, ReadProblemCode } from '../../document';
import { extensionOf, formatOf } from '../../format';
import { HIDDEN, problemOf } from '../../problem';
import { SourceError } from '../source-error';
import type { ZipLimits } from './limits';

/** One thing in an archive. `index` is its number among the listed ones, from 0. */
export type ZipEntry =
  | { index: number; name: string; kind: 'document' | 'csv' }
  | { index: number; name: string; kind: 'unreadable'; problem: ReadProblem };

/** A listed entry with what is needed to inflate it. */
export type ListedEntry = { listed: ZipEntry; entry: Entry };

const ARCHIVES = new Set(['.zip', '.rar', '.7z', '.tar', '.gz', '.tgz', '.bz2', '.xz', '.jar']);

/** Deflated and stored; other ways to pack are rare and not read. */
const METHODS = new Set([0, 8]);

/** Directories and system files may outnumber documents, but not without end. */
const NOISE_FACTOR = 5;

/**
 * Lists an archive from its central directory alone: nothing is inflated.
 *
 * @throws SourceError `too_many_entries`, `too_large`, `damaged`, `encrypted` or `empty`.
 */
export async function listEntries(zip: ZipFile, limits: ZipLimits): Promise<ListedEntry[]> {
  const all: Entry[] = [];
  const listed: ListedEntry[] = [];
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    all.push(entry);
    const name = entryName(entry);
    if (!isNoise(name)) {
      listed.push({ listed: classify(entry, name, listed.length, limits), entry });
      total += entry.uncompressedSize;
    }
    if (listed.length > limits.maxEntries || all.length > limits.maxEntries * NOISE_FACTOR) {
      throw new SourceError(
        'too_many_entries',
        `The ZIP holds more than ${limits.maxEntries.toLocaleString('en')} files; split it into several.`,
      );
    }
  }
  if (total > limits.maxTotalBytes) throw tooLarge();
  if (overlap(all)) {
    throw new SourceError(
      'damaged',
      'The ZIP is damaged: files in it lie on top of each other; pack it again.',
    );
  }
  if (listed.length === 0) {
    throw new SourceError(
      'empty',
      'The ZIP has no files in it; check that the right one was uploaded.',
    );
  }
  if (listed.every(({ entry }) => entry.isEncrypted())) {
    throw new SourceError(
      'encrypted',
      'The ZIP is protected by a password; pack it again without one.',
    );
  }
  return listed;
}

/** The archive unpacks to more than is allowed. */
export function tooLarge(): SourceError {
  return new SourceError(
    'too_large',
    'The ZIP unpacks to more than 500 MB; split it into several.',
  );
}

function classify(entry: Entry, name: string, index: number, limits: ZipLimits): ZipEntry {
  const shown = displayName(name);
  const refuse = (code: ReadProblemCode, message?: string): ZipEntry => ({
    index,
    name: shown,
    kind: 'unreadable',
    problem: problemOf(code, message),
  });
  if (isUnsafeName(name) || isSymlink(entry)) {
    return refuse('damaged', 'The name of this file points outside the ZIP; pack the file again.');
  }
  if (isHidden(name)) return refuse('unsupported_type', HIDDEN);
  const extension = extensionOf(name);
  if (ARCHIVES.has(extension)) return refuse('nested_archive');
  if (extension !== '.csv' && !formatOf(name)) return refuse('unsupported_type');
  if (entry.isEncrypted()) return refuse('encrypted');
  if (entry.uncompressedSize === 0) return refuse('empty');
  if (!METHODS.has(entry.compressionMethod)) {
    return refuse(
      'damaged',
      'This file is packed in an unusual way; pack it again as a normal ZIP.',
    );
  }
  if (extension === '.csv') return { index, name: shown, kind: 'csv' };
  if (entry.uncompressedSize > limits.maxDocumentBytes) return refuse('too_large');
  return { index, name: shown, kind: 'document' };
}

/** Whether the packed bytes of two entries share a place: what bombs of overlapping files do. */
function overlap(entries: readonly Entry[]): boolean {
  const ranges = entries
    .filter((entry) => entry.compressedSize > 0)
    .map((entry) => [entry.relativeOffsetOfLocalHeader, entry.compressedSize] as const)
    .sort(([a], [b]) => a - b);
  return ranges.some(([start, size], index) => {
    const next = ranges[index + 1];
    return next !== undefined && next[0] < start + size;
  });
}

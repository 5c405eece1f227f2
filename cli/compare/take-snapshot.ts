import { relative } from 'node:path';
import { type DocumentReader, formatOf, type ReadDocument } from '@candor/documents';
import { CommandError } from '../command-error';
import { causeOf } from '../extract/cause';
import { readFileWithinLimit } from '../extract/read-file';
import { findFiles } from '../match/find-files';
import type { Reading, Snapshot } from './snapshot';

/**
 * Reads every document of a folder and its subfolders, one after the other, so that times are comparable.
 *
 * @throws CommandError if the folder or a file in it cannot be opened, or contains no document.
 */
export async function takeSnapshot(reader: DocumentReader, folder: string): Promise<Snapshot> {
  // The first document waits for the reader to start, which is not counted.
  await reader.read(Buffer.from('warm'), 'warm.txt');
  const files = new Map<string, Reading>();
  try {
    for await (const path of findFiles(folder)) {
      if (formatOf(path) === null) continue;
      const bytes = await readFileWithinLimit(path);
      const start = performance.now();
      const read = await reader.read(bytes, path);
      files.set(relative(folder, path), readingOf(read, performance.now() - start));
    }
  } catch (error) {
    throw new CommandError(`${folder}: ${causeOf(error)}`);
  }
  if (files.size === 0) throw new CommandError(`${folder}: There is no document in this folder.`);
  return files;
}

function readingOf(read: ReadDocument, milliseconds: number): Reading {
  const time = Math.round(milliseconds * 100) / 100;
  if (!read.ok) return { text: null, problem: read.problem.code, grade: null, hidden: 0, time };
  const hidden = read.hiddenSpans.reduce((sum, { start, end }) => sum + end - start, 0);
  return { text: read.text, problem: null, grade: read.quality.grade, hidden, time };
}

import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { basename, extname, relative } from 'node:path';
import { openZip, readCsv, type SourceItem, zipItems } from '@candor/documents';
import { CommandError } from '../command-error';
import { causeOf } from '../extract/cause';
import { readFileWithinLimit } from '../extract/read-file';
import { findFiles } from './find-files';

/**
 * Every candidate in a CSV, a ZIP, a folder with the folders in it, or one document. Names are as a
 * person would find the file: the path in the folder or archive, and the line of a CSV row that names
 * no file. In a folder the job's own file is no candidate, and a CSV or ZIP that cannot be used is
 * one unreadable file among the others.
 *
 * @param jobFile path of the job description.
 * @throws CommandError where the path, or the CSV or ZIP it names, cannot be used at all.
 */
export async function* findCandidates(path: string, jobFile: string): AsyncGenerator<SourceItem> {
  if (!(await isFolder(path))) {
    try {
      yield* itemsOf(path, basename(path));
    } catch (error) {
      throw new CommandError(`${path}: ${causeOf(error)}`);
    }
    return;
  }
  const job = await realpath(jobFile);
  for await (const file of findFiles(path)) {
    if ((await realpath(file)) === job) continue;
    const name = relative(path, file);
    try {
      yield* itemsOf(file, name);
    } catch (error) {
      yield { name, kind: 'unreadable', problem: { code: 'damaged', message: causeOf(error) } };
    }
  }
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch (error) {
    throw new CommandError(`${path}: ${causeOf(error)}`);
  }
}

async function* itemsOf(path: string, name: string): AsyncGenerator<SourceItem> {
  const extension = extname(path).toLowerCase();
  if (extension === '.csv') yield* csvItems(path, name);
  else if (extension === '.zip') yield* archiveItems(path);
  else yield { name, kind: 'document', open: () => readFileWithinLimit(path) };
}

async function* csvItems(path: string, name: string): AsyncGenerator<SourceItem> {
  for await (const row of readCsv(createReadStream(path))) {
    if ('problem' in row) yield { name, kind: 'unreadable', problem: row.problem };
    else yield { name: `${name}:${row.line}`, kind: 'row', row };
  }
}

async function* archiveItems(path: string): AsyncGenerator<SourceItem> {
  const archive = await openZip(path);
  try {
    yield* zipItems(archive);
  } finally {
    archive.close();
  }
}

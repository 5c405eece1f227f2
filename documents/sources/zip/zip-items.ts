import { problemOf } from '../../problem';
import { readCsv } from '../csv/read-csv';
import { SourceError } from '../source-error';
import type { SourceItem } from '../source-item';
import type { ZipSource } from './open-zip';

/**
 * The contents of an archive, in order: documents to be opened when their turn comes, the rows of its CSV files, and
 * what cannot be read.
 */
export async function* zipItems(zip: ZipSource): AsyncGenerator<SourceItem> {
  for await (const entry of zip.entries()) {
    const { index, name } = entry;
    if (entry.kind === 'unreadable') yield { name, kind: 'unreadable', problem: entry.problem };
    else if (entry.kind === 'csv') yield* csvItems(zip, index, name);
    else yield { name, kind: 'document', open: () => zip.read(index) };
  }
}

async function* csvItems(zip: ZipSource, index: number, name: string): AsyncGenerator<SourceItem> {
  try {
    for await (const row of readCsv(zip.stream(index))) {
      if ('problem' in row) yield { name, kind: 'unreadable', problem: row.problem };
      else yield { name, kind: 'row', row };
    }
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    yield { name, kind: 'unreadable', problem: problemOf(toProblem(error), error.message) };
  }
}

/** A CSV without its column is one item among others here, and no longer the whole source. */
function toProblem(error: SourceError): Parameters<typeof problemOf>[0] {
  const { code } = error;
  return code === 'missing_column' || code === 'too_many_entries' ? 'wrong_content' : code;
}

import { openZip, type ReadProblem, readCsv, SourceError, type ZipSource } from '@candor/documents';
import { ReadProblemCode } from '@candor/domain/model/batch';
import type { CandidateSource, SourceItem } from './candidate-source';
import { itemOf } from './csv-source';

/** A ZIP file: one candidate for each document, and for each row of the CSV files in it. Throws `SourceError`. */
export async function openZipSource(path: string): Promise<CandidateSource> {
  const zip = await openZip(path);
  return {
    items: () => itemsOf(zip),
    read: (entry) => bytesOf(zip, Number(entry)),
    close: async () => zip.close(),
  };
}

async function* itemsOf(zip: ZipSource): AsyncGenerator<SourceItem> {
  for await (const entry of zip.entries()) {
    const { index, name: filename } = entry;
    if (entry.kind === 'unreadable') yield { kind: 'unreadable', filename, problem: entry.problem };
    else if (entry.kind === 'csv') yield* rowsOf(zip, index, filename);
    else yield { kind: 'document', filename, entry: String(index) };
  }
}

async function* rowsOf(zip: ZipSource, index: number, name: string): AsyncGenerator<SourceItem> {
  try {
    for await (const row of readCsv(zip.stream(index))) {
      const item = itemOf(row);
      yield { ...item, filename: item.filename ?? name };
    }
  } catch (error) {
    // A table without its column is one unreadable item among others here.
    if (!(error instanceof SourceError)) throw error;
    yield { kind: 'unreadable', filename: name, problem: problemOf(error) };
  }
}

async function bytesOf(zip: ZipSource, index: number): Promise<Uint8Array | ReadProblem> {
  try {
    return await zip.read(index);
  } catch (error) {
    if (error instanceof SourceError) return problemOf(error);
    throw error;
  }
}

function problemOf({ code, message }: SourceError): ReadProblem {
  return { code: ReadProblemCode.catch('wrong_content').parse(code), message };
}

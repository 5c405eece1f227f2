import { openZip, readCsv, SourceError, type ZipSource } from '@candor/documents';
import type { CandidateSource, ItemProblem, SourceItem } from '../../../ports/candidate-source';
import { itemOf } from '../../../sources/row-item';
import { itemProblemOf } from '../../../sources/source-problem';

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
    yield { kind: 'unreadable', filename: name, problem: itemProblemOf(error) };
  }
}

async function bytesOf(zip: ZipSource, index: number): Promise<Uint8Array | ItemProblem> {
  try {
    return await zip.read(index);
  } catch (error) {
    if (error instanceof SourceError) return itemProblemOf(error);
    throw error;
  }
}

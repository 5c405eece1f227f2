import { openZip, readCsv, SourceError, type ZipEntry, type ZipSource } from '@candor/documents';
import type { CandidateSource, ItemProblem, SourceItem } from '../../../ports/candidate-source';
import { itemOf } from '../../../sources/row-item';
import type { FileCheck } from '../../../sources/scan-first';
import { itemProblemOf } from '../../../sources/source-problem';

/** A ZIP file: one candidate per document, and per row of the CSV files in it. Throws `SourceError`. */
export async function openZipSource(path: string, check: FileCheck): Promise<CandidateSource> {
  const zip = await openZip(path);
  return {
    items: () => itemsOf(zip, check),
    read: (entry) => bytesOf(zip, Number(entry)),
    close: async () => zip.close(),
  };
}

async function* itemsOf(zip: ZipSource, check: FileCheck): AsyncGenerator<SourceItem> {
  for await (const entry of zip.entries()) {
    const { index, name: filename } = entry;
    if (entry.kind === 'unreadable') yield { kind: 'unreadable', filename, problem: entry.problem };
    else if (entry.kind === 'csv') yield* rowsOf(zip, check, entry);
    else yield { kind: 'document', filename, entry: String(index) };
  }
}

async function* rowsOf(
  zip: ZipSource,
  check: FileCheck,
  { index, name }: Pick<ZipEntry, 'index' | 'name'>,
): AsyncGenerator<SourceItem> {
  try {
    const problem = await check(() => zip.stream(index));
    if (problem) return yield { kind: 'unreadable', filename: name, problem };
    for await (const row of readCsv(zip.stream(index))) {
      const item = itemOf(row);
      yield { ...item, filename: item.filename ?? name };
    }
  } catch (error) {
    // Here, a table without its column is one unreadable item among others.
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

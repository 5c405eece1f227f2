import { createReadStream } from 'node:fs';
import { readCsv } from '@candor/documents';
import type { CandidateSource } from '../../../ports/candidate-source';
import { itemOf } from '../../../sources/row-item';

/** A CSV file: one candidate per row. */
export async function openCsvSource(path: string): Promise<CandidateSource> {
  return {
    async *items() {
      for await (const row of readCsv(createReadStream(path))) yield itemOf(row);
    },
    read: () => Promise.reject(new Error('A row of a CSV file has no document')),
    close: async () => {},
  };
}

import { type CandidateReading, UNREADABLE } from './candidate-reading';
import { readCsv } from './read-csv';
import { readZip } from './read-zip';

/** Reads a candidate file by its extension. */
export async function readCandidateFile(file: File): Promise<CandidateReading> {
  try {
    return await readByExtension(file);
  } catch {
    // Nobody hears what a worker rejects: the file would count as being read for ever.
    return UNREADABLE;
  }
}

async function readByExtension(file: File): Promise<CandidateReading> {
  if (file.name.toLowerCase().endsWith('.zip')) return readZip(file);
  return readCsv(await file.text());
}

import type { CandidateReading } from './candidate-reading';
import { guessColumns, TEXT_COLUMN } from './columns';

/**
 * The same table with usual headers, such as 'Resume' and 'Applicant', under the names that the product knows. Null
 * if it needs no such help, or if no header shows which column contains the resume.
 */
export async function underKnownHeads(file: File, reading: CandidateReading): Promise<File | null> {
  if (reading.kind !== 'csv' || reading.textColumn !== null) return null;
  const map = guessColumns(reading.headers);
  if (map[TEXT_COLUMN] === null) return null;
  const { withKnownHeads } = await import('./map-columns');
  return withKnownHeads(await file.text(), file.name, map);
}

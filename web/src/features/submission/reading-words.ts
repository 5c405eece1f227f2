import { plural, sentenceList } from '../../ui/format';
import { capitalised } from '../../ui/number-words';
import type { CandidateReading, ZipReading } from './candidate-reading';

const COLUMN_WORD: Record<string, string> = {
  candidate_name: 'name',
  candidate_id: 'id',
  email: 'e-mail',
  filename: 'file name',
};

/** What was found in a file, in one line. */
export function readingWords(reading: CandidateReading | null): string {
  if (!reading) return 'reading...';
  if (reading.kind === 'failed') return 'could not be read';
  if (reading.kind === 'zip') return zipWords(reading);
  const rows = plural(reading.rows, 'row');
  if (reading.textColumn === null) return `${rows}. Columns: ${reading.headers.join(', ')}`;
  const found = [
    'resume text',
    ...reading.recognised.map((name) => COLUMN_WORD[name.toLowerCase()] ?? name),
  ];
  return `${rows}. ${capitalised(sentenceList(found))} recognised`;
}

function zipWords({ documents, tables }: ZipReading): string {
  const found = [
    ...(documents > 0 || tables === 0 ? [plural(documents, 'document')] : []),
    ...(tables > 0 ? [plural(tables, 'table')] : []),
  ];
  return found.join(', ');
}

import type { Resume } from './resume';

/** The resumes as the CSV that the product takes: one candidate a row. */
export function candidatesCsv(resumes: readonly Resume[]): string {
  const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
  const rows = resumes.map(({ name, email, text }) =>
    [quoted(name), email, quoted(text)].join(','),
  );
  return ['candidate_name,email,candidate_text', ...rows].join('\r\n');
}

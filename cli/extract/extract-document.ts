import type { DocumentReader, ReadingQuality } from '@candor/documents';
import { readCandidate, type YearMonth } from '@candor/engine';
import { causeOf } from './cause';
import { readFileWithinLimit } from './read-file';

/** Something a person should know about how a document was read; `code` is for machines. */
type ExtractProblem = { code: string; message: string };

/** The contents of a document. `text` is null if it could not be read, and then a problem says why. */
export type Extracted = {
  text: string | null;
  name: string | null;
  email: string | null;
  phone: string | null;
  /** How well it could be read; null if it could not be. */
  quality: ReadingQuality | null;
  problems: ExtractProblem[];
};

/** Reads one document and the contact details in it. Never throws because of the file. */
export async function extractDocument(
  reader: DocumentReader,
  path: string,
  asOf: YearMonth,
): Promise<Extracted> {
  let bytes: Uint8Array;
  try {
    bytes = await readFileWithinLimit(path);
  } catch (error) {
    return nothing({ code: 'not_readable', message: causeOf(error) });
  }
  const read = await reader.read(bytes, path);
  if (!read.ok) return nothing(read.problem);

  const { name, email, phone } = readCandidate(read.text, asOf).contact;
  const { text, quality } = read;
  return { text, name, email, phone, quality, problems: warnings(read) };
}

function nothing(problem: ExtractProblem): Extracted {
  const none = { text: null, name: null, email: null, phone: null, quality: null };
  return { ...none, problems: [problem] };
}

function warnings(read: { hiddenSpans: readonly unknown[]; truncated: boolean }): ExtractProblem[] {
  const found: ExtractProblem[] = [];
  if (read.truncated) {
    found.push({ code: 'truncated', message: 'The document is longer than what was read of it.' });
  }
  if (read.hiddenSpans.length > 0) {
    found.push({ code: 'hidden_text', message: 'Part of the text cannot be seen by a reader.' });
  }
  return found;
}

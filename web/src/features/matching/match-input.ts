import { documentError } from '../../forms/document-error';

/** One side of a match: a file if there is one, else the text. */
export type Side = { text: string; file: File | null };

/** What is wrong with one side; null when it can be sent. */
export function sideError(side: Side, missing: string): string | null {
  if (!side.file) return side.text.trim() === '' ? missing : null;
  return documentError(side.file);
}

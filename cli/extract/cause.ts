import { SourceError } from '@candor/documents';

const CAUSES: Record<string, string> = {
  ENOENT: 'There is no such file.',
  EACCES: 'This file may not be read by this user.',
  EISDIR: 'This is a folder, not a file.',
};

/** One sentence for a person about why a file was not given, by the system or by its archive. */
export function causeOf(error: unknown): string {
  if (error instanceof SourceError) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return CAUSES[code] ?? `This file could not be read (${code || String(error)}).`;
}

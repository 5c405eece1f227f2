import { readFile } from 'node:fs/promises';
import { DOCUMENT_EXTENSIONS, formatOf, type ReadingQuality } from '@candor/documents';
import { MATCH_FILE_MEGABYTES } from '@candor/domain/api/analytics';
import { AppError, type FieldError } from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';
import type { SafelyRead, SafeReader } from './scan-first';
import { unsafeFile } from './unsafe-file';

/** What was uploaded, as far as reading it needs to know. */
type Uploaded = { name: string; path: string; truncated: boolean };

/**
 * A document that somebody waits for: a text, or a file that is still to be read. If both were sent the file is used.
 */
export type DocumentInput = { used: 'text'; text: string } | { used: 'file'; file: Uploaded };

/** Other causes of an unread file are part of the response. */
const REFUSED: readonly string[] = ['infected', 'not_scanned', 'not_read'];

/** What was sent; null when nothing was. Blank text is nothing. */
export function chooseInput(
  text: string | undefined,
  file: Uploaded | undefined,
): DocumentInput | null {
  if (file) return { used: 'file', file };
  return text !== undefined && text.trim() !== '' ? { used: 'text', text } : null;
}

/**
 * Refuses a file by its size and name before anything of it is read.
 *
 * @throws AppError 413 or 415.
 */
export function checkFile(field: string, input: DocumentInput): void {
  if (input.used === 'text') return;
  const { name, truncated } = input.file;
  const refuse = (code: 'file_too_large' | 'unsupported_type', message: string) => {
    const errors: FieldError[] = [{ field, message }];
    throw new AppError(code, { detail: message, errors });
  };
  if (truncated) refuse('file_too_large', messages.fileSize(MATCH_FILE_MEGABYTES));
  if (formatOf(name) === null) refuse('unsupported_type', messages.fileType(DOCUMENT_EXTENSIONS));
}

/**
 * The text, or why its file could not be read. A text that was typed has nothing hidden.
 *
 * @throws AppError 400 for a file with a virus, 503 for one that could not be checked for any, or not be read here.
 */
export async function readInput(
  documents: SafeReader,
  field: string,
  input: DocumentInput,
): Promise<SafelyRead> {
  if (input.used === 'file') {
    const read = await documents.read(await readFile(input.file.path), input.file.name);
    if (!read.ok && REFUSED.includes(read.problem.code)) throw unsafeFile(field, read.problem);
    return read;
  }
  const plain = { format: 'txt', pages: null, hiddenSpans: [], truncated: false } as const;
  const quality: ReadingQuality = { grade: 'good', concerns: [] };
  return { ok: true, text: input.text, ...plain, hiddenSpans: [], quality };
}

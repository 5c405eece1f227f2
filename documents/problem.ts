import type { ReadDocument, ReadProblem, ReadProblemCode } from './document';

const MESSAGES: Record<ReadProblemCode, string> = {
  empty: 'This file has no text in it; check that the right file was uploaded.',
  no_text_layer:
    'This PDF holds pictures of pages and no text; run text recognition on it or export it again from the program it was written in.',
  encrypted:
    'This file is protected by a password; save a copy without the password and upload it.',
  damaged:
    'This file is damaged and cannot be opened; save it again in its own program and upload it.',
  unsupported_type:
    'This type of file is not supported; upload it as PDF, DOCX, DOC, ODT, RTF, HTML, MD, TXT or EML.',
  too_large:
    'This file is larger than 10 MB; upload a smaller version, for example without pictures.',
  too_many_pages: 'This file has more pages than can be read; upload only the pages that matter.',
  timed_out: 'This file took too long to read; save it again in its own program and upload it.',
  out_of_memory:
    'This file needs too much memory to read; save it again in its own program, without pictures, and upload it.',
  wrong_content:
    'The content of this file does not fit its name; check that it is the right file and has the right ending.',
  nested_archive:
    'This file is an archive inside the upload; unpack it and upload the files in it.',
};

/** Of a file in an archive or a folder that systems do not show. */
export const HIDDEN =
  'This is a hidden file, which programs keep for themselves; rename it if it is a resume.';

/**
 * The problem for a cause, with its sentence.
 *
 * @param message replaces the usual sentence where more is known, such as another limit.
 */
export function problemOf(code: ReadProblemCode, message: string = MESSAGES[code]): ReadProblem {
  return { code, message };
}

/** A document that could not be read, for the given cause. */
export function unreadable(code: ReadProblemCode, message?: string): ReadDocument & { ok: false } {
  return { ok: false, problem: problemOf(code, message) };
}

/** Thrown by the format readers when a document cannot be read for a known cause. */
export class UnreadableError extends Error {
  readonly code: ReadProblemCode;

  /** @param options `message` replaces the usual sentence where more is known. */
  constructor(code: ReadProblemCode, options: ErrorOptions & { message?: string } = {}) {
    super(options.message ?? MESSAGES[code], options);
    this.name = 'UnreadableError';
    this.code = code;
  }
}

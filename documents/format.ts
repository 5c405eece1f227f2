import type { DocumentFormat } from './document';

const FORMATS = new Map<string, DocumentFormat>([
  ['.pdf', 'pdf'],
  ['.docx', 'docx'],
  ['.doc', 'doc'],
  ['.odt', 'odt'],
  ['.rtf', 'rtf'],
  ['.html', 'html'],
  ['.htm', 'html'],
  ['.md', 'md'],
  ['.markdown', 'md'],
  ['.txt', 'txt'],
  ['.text', 'txt'],
  ['.eml', 'eml'],
]);

/** Every file ending that is read, in lower case and with its dot. */
export const DOCUMENT_EXTENSIONS: readonly string[] = [...FORMATS.keys()];

/** The ending of a file name in lower case with its dot, or '' where there is none. */
export function extensionOf(filename: string): string {
  const base = filename.slice(Math.max(filename.lastIndexOf('/'), filename.lastIndexOf('\\')) + 1);
  const dot = base.lastIndexOf('.');
  return dot <= 0 ? '' : base.slice(dot).trim().toLowerCase();
}

/** The format that a file's name promises, or null when its ending is none of ours. */
export function formatOf(filename: string): DocumentFormat | null {
  return FORMATS.get(extensionOf(filename)) ?? null;
}

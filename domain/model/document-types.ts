/** Every file ending that is read as a document, in lower case and with its dot. */
export const DOCUMENT_TYPES = [
  '.pdf',
  '.docx',
  '.doc',
  '.odt',
  '.rtf',
  '.html',
  '.htm',
  '.md',
  '.markdown',
  '.txt',
  '.text',
  '.eml',
] as const;

/** The same in words, without the endings that mean the same as another. */
export const DOCUMENT_TYPES_IN_WORDS = 'PDF, DOCX, DOC, ODT, RTF, HTML, MD, TXT or EML';

/** Whether a file name ends like a document. */
export function isDocumentName(name: string): boolean {
  const lower = name.toLowerCase();
  return DOCUMENT_TYPES.some((type) => lower.endsWith(type));
}

import { makeZip } from './make-zip';

const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"';

/** A Word document with the given body, and other parts by name. */
export function makeDocx(body: string, parts: Record<string, string> = {}): Promise<Buffer> {
  return makeZip({
    'word/document.xml': `<?xml version="1.0"?><w:document ${NAMESPACES}><w:body>${body}</w:body></w:document>`,
    ...parts,
  });
}

/** A paragraph with one run. */
export function paragraph(text: string, runProperties = '', paragraphProperties = ''): string {
  return `<w:p><w:pPr>${paragraphProperties}</w:pPr><w:r><w:rPr>${runProperties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}

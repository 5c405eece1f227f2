import { makeDocx, paragraph } from '@candor/documents/testing/make-docx';
import { makeZip } from '@candor/documents/testing/make-zip';
import type { Resume } from '../corpus/resume';

/** A Word document of one paragraph a line, its headings in bold. */
export function wordText({ text }: Resume): Promise<Buffer> {
  const body = text.split('\n').map((line) => paragraph(escaped(line), bold(line) ? '<w:b/>' : ''));
  return makeDocx(body.join(''));
}

/** A Word document that is one table: the parts of the resume at the left, their text at the right. */
export function wordTable({ text }: Resume): Promise<Buffer> {
  const rows = text.split('\n\n').map((part) => {
    const [title = '', ...lines] = part.split('\n');
    const cells = [
      paragraph(escaped(title)),
      lines.map((line) => paragraph(escaped(line))).join(''),
    ];
    return `<w:tr>${cells.map((cell) => `<w:tc>${cell || '<w:p/>'}</w:tc>`).join('')}</w:tr>`;
  });
  return makeDocx(`<w:tbl>${rows.join('')}</w:tbl>`);
}

/** An OpenDocument text of headings, lists and paragraphs. */
export function packedText({ text }: Resume): Promise<Buffer> {
  const body = text.split('\n').map((line) => {
    if (bold(line)) return `<text:h>${escaped(line)}</text:h>`;
    if (!line.startsWith('- ')) return `<text:p>${escaped(line)}</text:p>`;
    const item = `<text:p>${escaped(line.slice(2))}</text:p>`;
    return `<text:list><text:list-item>${item}</text:list-item></text:list>`;
  });
  return makeZip({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `<?xml version="1.0" encoding="UTF-8"?><a>${body.join('')}</a>`,
  });
}

function bold(line: string): boolean {
  return /^[A-Z]+$/.test(line);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

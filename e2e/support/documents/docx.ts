import { writeZip } from './zip';

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006';

/** A Word document with one paragraph per line: the three parts that ECMA-376 demands and nothing else. */
export function writeDocx(text: string): Promise<Buffer> {
  const paragraphs = text.split('\n').map((line) => `<w:p><w:r>${run(line)}</w:r></w:p>`);
  return writeZip({
    '[Content_Types].xml': xml(
      `<Types xmlns="${PACKAGE}/content-types">` +
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
        '<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>' +
        '</Types>',
    ),
    '_rels/.rels': xml(
      `<Relationships xmlns="${PACKAGE}/relationships">` +
        `<Relationship Id="document" Type="${OFFICE}/relationships/officeDocument" Target="word/document.xml"/>` +
        '</Relationships>',
    ),
    'word/document.xml': xml(
      `<w:document xmlns:w="${WORD}"><w:body>${paragraphs.join('')}</w:body></w:document>`,
    ),
  });
}

function run(line: string): string {
  return `<w:t xml:space="preserve">${escaped(line)}</w:t>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function xml(body: string): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${body}`;
}

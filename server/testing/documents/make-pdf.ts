/** A page of text as a PDF, written by hand so that nothing but its words matters. */
export function makePdf(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const escaped = (line: string) => line.replace(/[\\()]/g, '\\$&');
  const shown = lines.map((line) => `(${escaped(line)}) Tj T*`).join('\n');
  const page = `BT /F1 11 Tf 14 TL 60 780 Td\n${shown}\nET`;
  return pdfOf(page);
}

/** A page without a text layer, like a scan. */
export function makeScan(): Uint8Array<ArrayBuffer> {
  return pdfOf('0.8 g 60 60 470 720 re f');
}

function pdfOf(page: string): Uint8Array<ArrayBuffer> {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(page)} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = Buffer.byteLength(text);
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const start = Buffer.byteLength(text);
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  text += offsets.map((offset) => `${offset} 00000 n \n`).join('');
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(text));
}

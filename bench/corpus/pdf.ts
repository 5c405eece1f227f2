import PDFDocument from 'pdfkit';
import type { Resume } from './resume';

/** The resume as a PDF with a heading and running text: one to three pages. */
export async function resumePdf(resume: Resume): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin: 56 });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve, reject) => {
    document.on('end', resolve);
    document.on('error', reject);
  });
  const [name = '', ...lines] = resume.text.split('\n');
  document.fontSize(20).text(name).fontSize(10.5);
  for (const line of lines) document.text(line === '' ? ' ' : line);
  document.end();
  await done;
  return Buffer.concat(chunks);
}

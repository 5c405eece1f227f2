import { lines, makePdf } from '@candor/documents/testing/make-pdf';
import type { Resume } from '../corpus/resume';

const LINE = 14;
const MARGIN = 40;
const RIGHT = 210;

/** Contact, skills and languages in a narrow column at the left, what was done at the right. */
export function sidebarPdf(resume: Resume): Promise<Buffer> {
  const parts = partsOf(resume.text);
  const aside = parts.filter(({ title }) => title !== 'EXPERIENCE' && title !== 'SUMMARY');
  const main = parts.filter(({ title }) => title === 'EXPERIENCE' || title === 'SUMMARY');
  return makePdf((page) => {
    page.fontSize(20).text(resume.name, MARGIN, MARGIN).fontSize(8);
    writeParts(page, aside, { left: MARGIN, width: 140 });
    writeParts(page, main, { left: RIGHT, width: 340 });
  });
}

/** Each line of the text is a row: a mark at the left, its words at the right. */
export function tablePdf(resume: Resume): Promise<Buffer> {
  return makePdf(
    (page) => {
      page.fontSize(8);
      const rows = resume.text.split('\n').filter((line) => line !== '');
      for (const [index, row] of rows.slice(0, 50).entries()) {
        const top = MARGIN + index * LINE;
        lines(page, MARGIN, top, [String(index + 1)]);
        lines(page, 90, top, [row.slice(0, 110)]);
        page.rect(MARGIN, top - 3, 515, LINE).stroke('#cccccc');
      }
    },
    { compress: false },
  );
}

/** Headings in bold, running text in Times, the rest on a second page behind a line that stands on each. */
export function twoPagePdf(resume: Resume): Promise<Buffer> {
  const parts = partsOf(resume.text);
  const half = Math.ceil(parts.length / 2);
  return makePdf((page) => {
    for (const [index, shown] of [parts.slice(0, half), parts.slice(half)].entries()) {
      if (index > 0) page.addPage();
      page
        .font('Helvetica')
        .fontSize(7)
        .text(`${resume.name}, page ${index + 1}`, MARGIN, 20);
      page.fontSize(9.5).y = MARGIN;
      for (const { title, body } of shown) {
        page.font('Helvetica-Bold').text(title, MARGIN);
        page.font('Times-Roman').text(body, { width: 500 }).moveDown();
      }
    }
  });
}

type ResumePart = { title: string; body: string };

function partsOf(text: string): ResumePart[] {
  return text.split(/\n\n(?=[A-Z]+\n)/).map((part) => {
    const [title = '', ...body] = part.split('\n');
    return { title, body: body.join('\n') };
  });
}

function writeParts(
  page: PDFKit.PDFDocument,
  parts: readonly ResumePart[],
  { left, width }: { left: number; width: number },
): void {
  page.y = 80;
  for (const { title, body } of parts) {
    page.font('Helvetica-Bold').text(title, left, page.y, { width });
    page.font('Helvetica').text(body, left, page.y, { width }).moveDown();
  }
}

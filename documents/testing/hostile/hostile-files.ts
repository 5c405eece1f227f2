import { brokenVariants } from '../break-bytes';
import { makeDocx, paragraph } from '../make-docx';
import { lines, makePdf } from '../make-pdf';
import { makeZip } from '../make-zip';
import { hostileArchives } from './archives';
import { each, type HostileFile } from './hostile-file';
import { hostileOthers } from './other-documents';
import { hostilePackages } from './packages';
import { hostilePdfs } from './pdfs';
import { hostileTables } from './tables';

/** Every file that was written by hand to hurt. */
export function handmadeFiles(): HostileFile[] {
  return [
    ...hostilePdfs(),
    ...hostilePackages(),
    ...hostileOthers(),
    ...hostileArchives(),
    ...hostileTables(),
  ];
}

/** Good files of which each byte may be another one, or the end be missing; the same ones every time. */
export async function brokenFiles(): Promise<HostileFile[]> {
  const pdf = (compress: boolean) =>
    makePdf(
      (page) => {
        lines(page, 40, 40, ['Orla Quist', 'Welder', 'Foreman at Oakline']);
        page.rect(0, 200, 100, 100).fill('#ddeeff');
        page.addPage().font('Times-Roman').text('Second page', 40, 40);
      },
      { compress, info: { CreationDate: new Date(0) } },
    );
  const rows = 'Welder;\t"torch, rod",\n"Joiner, ""oak""\nand ash",b@c.example\n'.repeat(12);
  const docx = await makeDocx(Array.from({ length: 20 }, (_, n) => paragraph(`Job ${n}`)).join(''));
  const zip = await makeZip({
    'a.txt': 'Welder at Oakline. '.repeat(400),
    'sub/b.md': 'Joiner',
    'rows.csv': 'candidate_text\nNurse\nCook\n',
  });
  return [
    ...broken(await pdf(true), 150, 'cv.pdf', 'a broken PDF'),
    ...broken(await pdf(false), 150, 'cv.pdf', 'a broken plain PDF'),
    ...broken(docx, 200, 'cv.docx', 'a broken Word document'),
    ...broken(zip, 150, 'people.zip', 'a broken archive'),
    ...broken(Buffer.from(`candidate_text,email\n${rows}`), 150, 'people.csv', 'a broken table'),
  ];
}

function broken(bytes: Buffer, count: number, filename: string, name: string): HostileFile[] {
  const variants = brokenVariants(bytes, count);
  const numbers = variants.map((_, at) => at + 1);
  return each(numbers, name, filename, (number) => variants[number - 1] ?? bytes);
}

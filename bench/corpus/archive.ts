import { brokenVariants } from '@candor/documents/testing/break-bytes';
import { endlessHtml, swellingPdf } from '@candor/documents/testing/heavy-documents';
import { randomFrom } from '@candor/domain/rules/random-from';
import { resumePdf } from './pdf';
import { writeResumes } from './resume';
import { zipOf } from './zip';

/** So many resumes as PDFs in one archive. */
export async function resumeArchive(count: number): Promise<Buffer> {
  const files: { name: string; bytes: Buffer }[] = [];
  for (const [index, resume] of writeResumes(randomFrom(4), count).entries()) {
    files.push({ name: `resume-${index + 1}.pdf`, bytes: await resumePdf(resume) });
  }
  return zipOf(files);
}

/** So many files that were made to hurt whoever reads them: broken PDFs, and two that unpack to ever more. */
export async function hostileArchive(count: number): Promise<Buffer> {
  const [resume] = writeResumes(randomFrom(5), 1);
  if (!resume) throw new Error('No resume was written.');
  const broken = brokenVariants(await resumePdf(resume), count - 2);
  return zipOf([
    ...broken.map((bytes, index) => ({ name: `broken-${index + 1}.pdf`, bytes })),
    { name: 'swelling.pdf', bytes: swellingPdf() },
    { name: 'endless.html', bytes: endlessHtml() },
  ]);
}

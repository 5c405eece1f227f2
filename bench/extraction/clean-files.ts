import { makeDoc } from '@candor/documents/testing/make-doc';
import { makeMail } from '@candor/documents/testing/make-mail';
import { randomFrom } from '@candor/domain/rules/random-from';
import { resumePdf } from '../corpus/pdf';
import { type Resume, writeResumes } from '../corpus/resume';
import { bulletedMarkdown, pageOf, plainRtf } from './marked-layouts';
import { packedText, wordTable, wordText } from './packed-layouts';
import { sidebarPdf, tablePdf, twoPagePdf } from './pdf-layouts';

/** A clean file: a resume that was never anybody's, as one program or another would have written it. */
export type CleanFile = { name: string; bytes: Buffer };

type Layout = {
  name: string;
  ending: string;
  count: number;
  write(resume: Resume, index: number): Buffer | Promise<Buffer>;
};

/** What English resumes hold beside ASCII, in signs that every format and font here can write. */
const BEYOND_ASCII =
  'Z\u00fcrich \u2013 \u00cele-de-France, na\u00efve caf\u00e9, \u00a3 5 and \u20ac 7';

/** An old Word document made here has room for so many characters. */
const SHORT = 1_200;

const LAYOUTS: readonly Layout[] = [
  { name: 'running', ending: 'pdf', count: 30, write: resumePdf },
  { name: 'sidebar', ending: 'pdf', count: 30, write: sidebarPdf },
  { name: 'table', ending: 'pdf', count: 30, write: tablePdf },
  { name: 'two-pages', ending: 'pdf', count: 30, write: twoPagePdf },
  { name: 'paragraphs', ending: 'docx', count: 30, write: wordText },
  { name: 'table', ending: 'docx', count: 30, write: wordTable },
  { name: 'short', ending: 'doc', count: 20, write: ({ text }) => makeDoc(text.slice(0, SHORT)) },
  { name: 'paragraphs', ending: 'odt', count: 30, write: packedText },
  { name: 'plain', ending: 'rtf', count: 30, write: plainRtf },
  { name: 'page', ending: 'html', count: 30, write: pageOf },
  { name: 'bullets', ending: 'md', count: 30, write: bulletedMarkdown },
  { name: 'encoded', ending: 'txt', count: 30, write: ({ text }, at) => encoded(text, at) },
  { name: 'message', ending: 'eml', count: 15, write: ({ text }) => makeMail(text) },
  { name: 'attached', ending: 'eml', count: 15, write: mailed },
];

/** Clean files in every format that is read, the same ones every time. */
export async function cleanFiles(): Promise<CleanFile[]> {
  const files: CleanFile[] = [];
  for (const [place, { name, ending, count, write }] of LAYOUTS.entries()) {
    for (const [index, resume] of writeResumes(randomFrom(1_000 + place), count).entries()) {
      const whole = { ...resume, text: `${resume.text}\n\nTOWNS\n${BEYOND_ASCII}` };
      const number = String(index + 1).padStart(2, '0');
      files.push({ name: `${name}-${number}.${ending}`, bytes: await write(whole, index) });
    }
  }
  return files;
}

function encoded(text: string, index: number): Buffer {
  if (index % 3 === 0) return Buffer.from(text);
  return index % 3 === 1 ? Buffer.from(`\ufeff${text}`, 'utf16le') : Buffer.from(`\ufeff${text}`);
}

async function mailed(resume: Resume): Promise<Buffer> {
  const content = await resumePdf(resume);
  return makeMail('Please see the attached resume.', [
    { name: `${resume.name}.pdf`, type: 'application/pdf', content },
  ]);
}

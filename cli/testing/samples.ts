import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { ZipFile } from 'yazl';

/** A posting that the resumes below meet to different degrees. */
export const JOB = `Backend Developer

Requirements
- At least 3 years of experience as a backend developer
- Strong knowledge of Java and PostgreSQL
- Daily work with Docker

Nice to have
- Kubernetes
`;

/** Fits the job well. */
export const STRONG = `Adira Corvane
adira.corvane@example.org
+1 555 201 4471

EXPERIENCE
Backend Developer, Northgate Systems
Jan 2018 - present
- Built services in Java that answer two million requests a day.
- Designed the PostgreSQL schema of the billing product.
- Runs everything in Docker and Kubernetes.

EDUCATION
B.Sc. Computer Science, Ellerton College, 2017

SKILLS
Java, PostgreSQL, Docker, Kubernetes
`;

/** Has nothing to do with the job. */
export const WEAK = `Bram Dunmere
bram.dunmere@example.org

EXPERIENCE
Pastry Chef, Harbour & Finch
Mar 2015 - present
- Bakes bread and cakes for two hundred guests a day.
- Trains three apprentices and orders the flour.

EDUCATION
Diploma in Baking, Port Anley College, 2014
`;

/** One page that says the text. */
export async function pdfOf(text: string): Promise<Buffer> {
  const document = new PDFDocument();
  document.text(text);
  document.end();
  return buffer(document);
}

/** An archive of the files by name. */
export async function zipOf(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const archive = new ZipFile();
  for (const [name, content] of Object.entries(files)) {
    archive.addBuffer(Buffer.from(content), name);
  }
  archive.end();
  return buffer(archive.outputStream);
}

/** A CSV of candidates: the text, then the name. */
export function csvOf(rows: readonly (readonly [text: string, name: string])[]): string {
  const quoted = (value: string): string => `"${value.replaceAll('"', '""')}"`;
  const lines = rows.map((row) => row.map(quoted).join(','));
  return ['candidate_text,candidate_name', ...lines].join('\n');
}

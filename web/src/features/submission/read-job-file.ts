import { messages } from '@candor/domain/messages';

/** The text formats of a job description that the browser reads by itself. */
export const JOB_FILE_TYPES = ['.txt', '.md', '.html'] as const;

/** Text of this size is many times the longest job description. */
const JOB_FILE_MEGABYTES = 5;

/** Whether a file name ends in one of them. */
export function isJobFile(name: string): boolean {
  return JOB_FILE_TYPES.some((type) => name.toLowerCase().endsWith(type));
}

/** Why a file cannot be opened as a job description; null when it can. */
export function jobFileProblem({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (!isJobFile(name)) return messages.fileType(JOB_FILE_TYPES);
  return size > JOB_FILE_MEGABYTES * 1024 * 1024 ? messages.fileSize(JOB_FILE_MEGABYTES) : null;
}

/** The text of a job file; HTML loses its markup but keeps its lines. */
export async function readJobFile(file: File): Promise<string> {
  const text = await file.text();
  return file.name.toLowerCase().endsWith('.html')
    ? htmlToText(text)
    : text.replace(/\r\n?/g, '\n');
}

const BLOCKS =
  'p, div, li, h1, h2, h3, h4, h5, h6, tr, section, article, header, footer, ul, ol, table, br';

function htmlToText(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const element of page.querySelectorAll('script, style, template')) element.remove();
  for (const block of page.querySelectorAll(BLOCKS)) block.append('\n');
  const lines = (page.body.textContent ?? '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim());
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

import { messages } from '@candor/domain/messages';
import { documentError } from '../../forms/document-error';

/** Extensions of text that the browser reads by itself; every other document is read by the server. */
const TEXT = /\.(txt|text|md|markdown|html?)$/i;

/** Text of this size is many times the longest job description. */
const TEXT_MEGABYTES = 5;

/** Whether the browser can read a job description with this name by itself. */
export function isTextFile(name: string): boolean {
  return TEXT.test(name);
}

/** Why a file cannot be opened as a job description; null when it can. */
export function jobFileProblem(file: File): string | null {
  if (!isTextFile(file.name)) return documentError(file);
  return file.size > TEXT_MEGABYTES * 1024 * 1024 ? messages.fileSize(TEXT_MEGABYTES) : null;
}

/** The text of a text file; HTML loses its markup but keeps its lines. */
export async function readTextFile(file: File): Promise<string> {
  const text = await file.text();
  return /\.html?$/i.test(file.name) ? htmlToText(text) : text.replace(/\r\n?/g, '\n');
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

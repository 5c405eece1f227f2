import { formatOf } from '@candor/documents';
import type { ItemProblem } from '../../ports/candidate-source';
import type { ListedFile } from '../../sources/folder-items';
import { entryOf } from './entry';
import { DOCX, type DriveFile, GOOGLE_DOC, isNative } from './wire';

const TYPES: ReadonlyMap<string, string> = new Map([
  ['application/pdf', '.pdf'],
  [DOCX, '.docx'],
  ['application/msword', '.doc'],
  ['application/vnd.oasis.opendocument.text', '.odt'],
  ['application/rtf', '.rtf'],
  ['text/rtf', '.rtf'],
  ['message/rfc822', '.eml'],
  ['text/html', '.html'],
  ['text/markdown', '.md'],
  ['text/csv', '.csv'],
  ['text/plain', '.txt'],
]);

const GOOGLE_KINDS: Record<string, string> = {
  spreadsheet: 'a Google Sheet',
  presentation: 'a Google Slides presentation',
  form: 'a Google Form',
  drawing: 'a Google Drawing',
};

/** A file of Drive as a folder of candidates lists it, below `folder`, a path that ends with a slash or is empty. */
export function listFile(file: DriveFile, folder: string): ListedFile {
  const name = `${folder}${nameOf(file)}`;
  if (file.capabilities?.canDownload === false) return unreadable(name, NO_DOWNLOAD);
  if (file.mimeType === GOOGLE_DOC) return { name, size: null, entry: entryOf(file, 'export') };
  if (isNative(file.mimeType)) return unreadable(name, notText(file.mimeType));
  return { name, size: file.size ?? null, entry: entryOf(file, 'download') };
}

/** Something in a folder that is no candidate, and why. */
export const unreadable = (name: string, problem: ItemProblem): ListedFile => ({
  name,
  size: null,
  entry: '',
  problem,
});

/**
 * Names in Drive need no ending; the type that Drive knows gives the one that is missing. Programs and data are plain text,
 * too: those keep the ending that they have.
 */
function nameOf({ name, mimeType }: DriveFile): string {
  if (mimeType === GOOGLE_DOC) return name.toLowerCase().endsWith('.docx') ? name : `${name}.docx`;
  const ending = TYPES.get(mimeType);
  const isKnown = formatOf(name) !== null || /\.csv$/i.test(name);
  const isOther = mimeType.startsWith('text/') && /\.[A-Za-z0-9]{1,5}$/.test(name);
  return ending === undefined || isKnown || isOther ? name : `${name}${ending}`;
}

const NO_DOWNLOAD: ItemProblem = {
  code: 'no_access',
  message:
    'Its owner does not allow downloads of this file; ask them to allow it, or put a copy into the folder.',
};

function notText(mimeType: string): ItemProblem {
  const kind = GOOGLE_KINDS[mimeType.split('.').at(-1) ?? ''] ?? 'a Google file without pages';
  const message = `This is ${kind}, which is not read; save it as PDF or DOCX and put that into the folder.`;
  return { code: 'unsupported_type', message };
}

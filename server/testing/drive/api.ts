import { makeDocx } from '../documents/make-docx';
import { invalidValue, notFound, refusal } from './errors';
import { onlyFields } from './fields';
import { readSearch, type Search } from './search';
import { resourceOf, type SimFile, type World } from './world';

const NATIVE = 'application/vnd.google-apps.';
const GOOGLE_DOC = `${NATIVE}document`;
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const MOST_EXPORTED = 10 * 1024 * 1024;
/** Drive answers these when nothing else is asked for. */
const USUAL_LIST = 'kind,incompleteSearch,nextPageToken,files(id,name,mimeType)';
const USUAL_FILE = 'kind,id,name,mimeType';

/** What is sent back. */
export type Answer = { status: number; type: string; body: Uint8Array; headers?: Headers };
type Headers = Record<string, string>;

export type Asked = { path: string; query: URLSearchParams; range: string | null };

/** How pages are made, apart from what is in the folder. */
export type Paging = {
  /** Rows on a page, whatever is asked for. */
  mostRows: number;
  /** The list of tokens that Drive has given out and still takes. */
  tokens: Map<string, { q: string; from: number }>;
  nextToken(): string;
  /** Whether this page is left empty although there are more. */
  isEmpty(): boolean;
};

/** Answers a call of Drive v3. Throws DriveRefusal. */
export async function answerCall(
  world: World,
  paging: Paging,
  { path, query, range }: Asked,
): Promise<Answer> {
  if (path === '/drive/v3/files') return json(list(world, paging, query));
  const [, id = '', verb] = /^\/drive\/v3\/files\/([^/]+)(\/export)?$/.exec(path) ?? [];
  const file = visible(world, id, query);
  if (verb === '/export') return exported(file, query.get('mimeType'));
  if (query.get('alt') === 'media') return media(file, range);
  return json(onlyFields(resourceOf(world, file), query.get('fields') ?? USUAL_FILE));
}

/** An answer as Google writes it. */
export function json(value: object, status = 200): Answer {
  const body = Buffer.from(JSON.stringify(value));
  return { status, type: 'application/json; charset=UTF-8', body };
}

function visible(world: World, id: string, query: URLSearchParams): SimFile {
  const file = world.files.get(decodeURIComponent(id));
  const isThere = file && world.isVisible(file);
  if (!isThere || (file.driveId !== null && query.get('supportsAllDrives') !== 'true'))
    throw notFound(id);
  return file;
}

function list(world: World, paging: Paging, query: URLSearchParams): object {
  const q = query.get('q') ?? '';
  const search = readSearch(q);
  const pageSize = sizeOf(query.get('pageSize'));
  const order = orderOf(query.get('orderBy'));
  const fields = query.get('fields') ?? USUAL_LIST;
  const from = startOf(paging, query.get('pageToken'), q);
  const rows = isListed(world, search, query)
    ? rowsFrom(world, search, { from, order, most: Math.min(pageSize, paging.mostRows) })
    : { files: [], next: null };
  const isEmpty = rows.files.length > 0 && paging.isEmpty();
  const next = isEmpty ? from : rows.next;
  const answer = {
    kind: 'drive#fileList',
    incompleteSearch: false,
    ...(next !== null && { nextPageToken: given(paging, q, next) }),
    files: isEmpty ? [] : rows.files.map((file) => resourceOf(world, file)),
  };
  return onlyFields(answer, fields);
}

/** A folder of a shared drive is empty for who does not ask for all drives, and so is one that is closed. */
function isListed(world: World, { parent }: Search, query: URLSearchParams): boolean {
  const folder = parent === null ? undefined : world.files.get(parent);
  if (!folder || !world.isVisible(folder)) return false;
  const asksForAll =
    query.get('supportsAllDrives') === 'true' && query.get('includeItemsFromAllDrives') === 'true';
  return folder.driveId === null || asksForAll;
}

type Order = (one: SimFile, other: SimFile) => number;

function rowsFrom(
  world: World,
  { parent, fits }: Search,
  { from, order, most }: { from: number; order: Order; most: number },
) {
  const files: SimFile[] = [];
  let at = from;
  for (const file of world.within(parent ?? '', from, order)) {
    if (files.length === most) return { files, next: at };
    at += 1;
    if (fits(file) && !file.isClosed) files.push(file);
  }
  return { files, next: null };
}

function sizeOf(pageSize: string | null): number {
  if (pageSize === null) return 100;
  const size = Number(pageSize);
  if (pageSize === '' || !Number.isInteger(size) || size < 1 || size > 1000)
    throw invalidValue('pageSize');
  return size;
}

const ORDERS: Record<string, Order> = {
  createdTime: (one, other) => one.createdAt - other.createdAt,
  modifiedTime: (one, other) => one.modifiedAt - other.modifiedAt,
  name: (one, other) => one.name.localeCompare(other.name),
  name_natural: (one, other) => one.name.localeCompare(other.name, undefined, { numeric: true }),
};

function orderOf(orderBy: string | null): Order {
  const keys = (orderBy ?? 'createdTime').split(',').map((key) => {
    const [, name = '', descending] = /^(\w+)( desc)?$/.exec(key.trim()) ?? [];
    const order = ORDERS[name];
    if (!order) throw invalidValue('orderBy');
    return descending ? (one: SimFile, other: SimFile) => order(other, one) : order;
  });
  return (one, other) => keys.map((order) => order(one, other)).find((sign) => sign !== 0) ?? 0;
}

/** Drive takes a token back with the search that it was given for, and no other. */
function startOf(paging: Paging, token: string | null, q: string): number {
  if (token === null) return 0;
  const place = paging.tokens.get(token);
  if (!place || place.q !== q) throw invalidValue('pageToken');
  return place.from;
}

function given(paging: Paging, q: string, from: number): string {
  const token = paging.nextToken();
  paging.tokens.set(token, { q, from });
  return token;
}

function media(file: SimFile, range: string | null): Answer {
  if (file.mimeType.startsWith(NATIVE)) {
    const message =
      'Only files with binary content can be downloaded. Use Export with Docs Editors files.';
    throw refusal(403, 'fileNotDownloadable', message);
  }
  if (!file.canDownload) {
    throw refusal(403, 'cannotDownloadFile', 'This file cannot be downloaded by the user.');
  }
  if (file.isAbusive) {
    const message = 'This file has been identified as malware or spam and cannot be downloaded.';
    throw refusal(403, 'cannotDownloadAbusiveFile', message);
  }
  return part({ status: 200, type: file.mimeType, body: bytesOf(file) }, range);
}

/** A file that says to be large sends so many bytes. */
function bytesOf({ bytes, saidSize }: SimFile): Uint8Array {
  return saidSize === null ? bytes : Buffer.alloc(saidSize, 'x');
}

/** RFC 9110, 14.2: one range of bytes. */
function part(whole: Answer, range: string | null): Answer {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  if (first === undefined) return whole;
  const size = whole.body.byteLength;
  const start = Number(first);
  const end = Math.min(last ? Number(last) : size - 1, size - 1);
  if (start > end) {
    const headers = { 'content-range': `bytes */${size}` };
    return { ...whole, status: 416, body: new Uint8Array(), headers };
  }
  const headers = { 'content-range': `bytes ${start}-${end}/${size}` };
  return { ...whole, status: 206, body: whole.body.subarray(start, end + 1), headers };
}

async function exported(file: SimFile, mimeType: string | null): Promise<Answer> {
  if (file.mimeType !== GOOGLE_DOC) {
    throw refusal(403, 'fileNotExportable', 'Export only supports Docs Editors files.');
  }
  if (mimeType !== DOCX && mimeType !== 'text/plain') {
    throw refusal(400, 'badRequest', 'The requested conversion is not supported.');
  }
  if (!file.canDownload) {
    throw refusal(403, 'cannotDownloadFile', 'This file cannot be downloaded by the user.');
  }
  if ((file.saidSize ?? 0) > MOST_EXPORTED) {
    const message = 'This file is too large to be exported.';
    throw refusal(403, 'exportSizeLimitExceeded', message);
  }
  const text = Buffer.from(file.bytes).toString();
  const body = mimeType === DOCX ? await makeDocx(text.split('\n')) : Buffer.from(`\uFEFF${text}`);
  return { status: 200, type: mimeType, body };
}

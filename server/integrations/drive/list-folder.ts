import type { DriveApi } from './drive-api';
import { DriveError } from './drive-error';
import { type DriveFile, pageQuery } from './wire';

/** New files come last and move nobody to another page. */
const OLDEST_FIRST = 'createdTime,name';
/** A list that has begun anew so often is given up. */
const MOST_RESTARTS = 3;
/** Consecutive pages with nothing new, beyond those that were read before. Drive may return empty ones. */
const MOST_IDLE_PAGES = 100;

type ListOptions = {
  /** The ids of what was listed already; the new ones are added. */
  seen: Set<string>;
  signal: AbortSignal;
  orderBy?: string;
};

/**
 * The direct contents of a folder, page by page, each file once. An expired page token restarts the list. Throws
 * DriveError.
 */
export async function* listFolder(
  drive: DriveApi,
  folderId: string,
  { seen, signal, orderBy = OLDEST_FIRST }: ListOptions,
): AsyncGenerator<DriveFile[]> {
  const query = pageQuery(folderId, { orderBy });
  let tokens = new Set<string>();
  let token: string | null = null;
  let restarts = 0;
  let idle = 0;
  for (;;) {
    const page = await pageAt(drive, query, token, signal);
    if (page === 'rejected') {
      restarts += 1;
      if (restarts > MOST_RESTARTS) throw new DriveError('unusable', 'page tokens are not taken');
      idle = -tokens.size;
      tokens = new Set();
      token = null;
      continue;
    }
    const fresh = page.files.filter(({ id }) => isNew(seen, id));
    idle = fresh.length > 0 ? 0 : idle + 1;
    if (fresh.length > 0) yield fresh;
    token = page.nextPageToken ?? null;
    if (token === null) return;
    if (tokens.has(token)) throw new DriveError('unusable', 'a page token came twice');
    if (idle > MOST_IDLE_PAGES) throw new DriveError('unusable', 'a list without an end');
    tokens.add(token);
  }
}

async function pageAt(
  drive: DriveApi,
  query: Readonly<Record<string, string>>,
  token: string | null,
  signal: AbortSignal,
) {
  if (token === null) return drive.page(query, signal);
  try {
    return await drive.page({ ...query, pageToken: token }, signal);
  } catch (error) {
    if (error instanceof DriveError && error.fault === 'bad_request') return 'rejected';
    throw error;
  }
}

function isNew(seen: Set<string>, id: string): boolean {
  const before = seen.size;
  return seen.add(id).size > before;
}

import type { z } from 'zod';
import { type AtsPage, AtsSinceOver, AtsUnavailable } from '../../ports/ats';
import type { Call, Caller } from './api';
import type { Method } from './methods';
import { Declined } from './refusal';
import { pageOf } from './wire';

/** The most that Ashby takes. */
const LIMIT = 100;

/** The error codes of a continuation that has to start over. */
const OVER: ReadonlySet<string> = new Set([
  'sync_token_expired',
  'sync_token_invalid',
  'incremental_sync_too_large',
  'next_cursor_expired',
  'invalid_next_cursor',
  'invalid_input',
]);

/** A list that is read page by page. */
export type List<Schema extends z.ZodType, Item> = {
  method: Method;
  filters: object;
  row: Schema;
  itemOf(row: z.infer<Schema>): Item;
};

/**
 * Reads a list to its end, or what changed in it `since`.
 *
 * @throws AtsSinceOver if Ashby does not continue from there, or from a page.
 */
export async function* readPages<Schema extends z.ZodType, Item>(
  call: Call,
  { method, filters, row, itemOf }: List<Schema, Item>,
  { since, ...caller }: Caller & { since: string | null },
): AsyncGenerator<AtsPage<Item>> {
  const seen = new Set<string>();
  let cursor: string | null = null;
  for (;;) {
    const page: Page<Schema> = await pageAt(cursor);
    const items = page.results.map(itemOf);
    if (!page.moreDataAvailable) {
      yield { items, last: true, since: page.syncToken ?? since };
      return;
    }
    cursor = page.nextCursor;
    // Without a continuation, or with one that loops, nobody knows what is missing.
    if (cursor === null || seen.has(cursor)) throw new AtsUnavailable();
    seen.add(cursor);
    yield { items, last: false, since: null };
  }

  async function pageAt(at: string | null): Promise<Page<Schema>> {
    const from = {
      ...(since !== null && { syncToken: since }),
      ...(at !== null && { cursor: at }),
    };
    try {
      const body = { ...filters, ...from, limit: LIMIT };
      return await call({ method, body, answer: pageOf(row) }, caller);
    } catch (error) {
      const isBegun = since !== null || at !== null;
      const isOver = isBegun && error instanceof Declined && OVER.has(error.code);
      throw isOver ? new AtsSinceOver() : error;
    }
  }
}

type Page<Schema extends z.ZodType> = z.infer<ReturnType<typeof pageOf<Schema>>>;

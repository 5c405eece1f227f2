import { z } from 'zod';
import { type AtsCredentials, type AtsPage, AtsSinceOver, AtsUnavailable } from '../../ports/ats';
import type { Answer } from '../outgoing/ask-ats';
import type { Patience } from '../outgoing/patience';
import { answeredAt, contentOf, fullForMs } from './answer';
import { type Harvest, type Resource, Unprocessable } from './api';
import { nextPage } from './next-page';

const PER_PAGE = '500';
/** Greenhouse's window is 30 seconds; whoever says more is not waited for. */
const LONGEST_PAUSE_MS = 35_000;

type Changing = { updated_at: Date | null };

/** A list that is read page by page; rows for which `itemOf` returns null are left out. */
export type List<Schema extends z.ZodType<Changing>, Item> = {
  resource: Resource;
  row: Schema;
  itemOf(row: z.infer<Schema>): Item | null;
};

type Reading = { credentials: AtsCredentials; since: string | null; signal: AbortSignal };

/**
 * Reads a list to its end. Between pages it waits while the rate limit is exhausted.
 *
 * @throws AtsSinceOver if Greenhouse does not continue from the moment or the page.
 */
export async function* readPages<Schema extends z.ZodType<Changing>, Item>(
  { harvest, patience }: { harvest: Harvest; patience: Patience },
  { resource, row, itemOf }: List<Schema, Item>,
  { credentials, since, signal }: Reading,
): AsyncGenerator<AtsPage<Item>> {
  const seen = new Set<string>();
  const changed = since === null ? {} : { updated_at: `gte|${since}` };
  let url: URL | null = harvest.urlOf(resource, { per_page: PER_PAGE, ...changed });
  let begun: number | null = null;
  let newest: number | null = null;

  while (url !== null) {
    // The same page again would be read for ever.
    if (seen.has(url.href)) throw new AtsUnavailable();
    seen.add(url.href);
    const answer = await pageAt(url);
    const rows: z.infer<Schema>[] = contentOf(answer, z.array(row));
    begun ??= answeredAt(answer);
    newest = newestOf(newest, rows);
    url = nextPage(answer.headers.get('link'), url);
    const items = rows.flatMap((one) => itemOf(one) ?? []);
    if (url === null) yield { items, last: true, since: sinceAfter(begun, newest) };
    else {
      yield { items, last: false, since: null };
      const pauseMs = fullForMs(answer);
      if (pauseMs > 0 && pauseMs < LONGEST_PAUSE_MS) await patience.wait(pauseMs, signal);
    }
  }

  async function pageAt(at: URL): Promise<Answer> {
    try {
      return await harvest.get(resource, at, credentials, signal);
    } catch (error) {
      if (!(error instanceof Unprocessable)) throw error;
      // Starting over would end the same way.
      throw since === null && seen.size === 1 ? new AtsUnavailable() : new AtsSinceOver();
    }
  }

  /** Changes during paging may be on a page that was already read, and must not be missed by the next sync. */
  function sinceAfter(beganAt: number, newestAt: number | null): string | null {
    if (newestAt === null) return since;
    const next = Math.min(newestAt, beganAt);
    return since !== null && Date.parse(since) > next ? since : new Date(next).toISOString();
  }
}

function newestOf(known: number | null, rows: readonly Changing[]): number | null {
  return rows.reduce<number | null>((newest, { updated_at }) => {
    const at = updated_at?.getTime() ?? null;
    return at !== null && (newest === null || at > newest) ? at : newest;
  }, known);
}

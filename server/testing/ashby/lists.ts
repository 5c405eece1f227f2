import { randomUUID } from 'node:crypto';
import { declined, invalid } from './refusal';

type Row = { id: string; revision: number };
type Asked = Readonly<Record<string, unknown>>;

type Place = { of: string; left: readonly string[]; revision: number };

const MOST_ROWS = 100;

/**
 * Pages of lists and what leads on in them. A cursor holds what was there when the reading began; a sync token, on its last page, the
 * moment of that beginning.
 */
export class Lists {
  readonly #cursors = new Map<string, Place>();
  readonly #tokens = new Map<string, { of: string; revision: number }>();
  /** Rows on a page, whatever is asked for. */
  mostRows = MOST_ROWS;
  /** The last page names a cursor, too. */
  keepsCursors = false;

  /** Reads on in a list of which `rows` are all that fit. Throws AshbyRefusal. */
  page<Item extends Row>(
    method: string,
    { limit = MOST_ROWS, cursor, syncToken, ...filters }: Asked,
    rows: readonly Item[],
    revision: number,
  ): { items: Item[]; rest: object } {
    const size = Math.min(sizeOf(limit), this.mostRows);
    const of = JSON.stringify([method, filters, syncToken]);
    const place = cursor === undefined ? null : this.#placeOf(cursor, of);
    const begun = place?.revision ?? revision;
    const ids = place?.left ?? this.#changed(method, syncToken, filters, rows);
    const items = ids.slice(0, size).flatMap((id) => rows.find((row) => row.id === id) ?? []);
    const left = ids.slice(size);
    return { items, rest: this.#rest({ of, left, revision: begun }, { method, filters }) };
  }

  forgetTokens(): void {
    this.#tokens.clear();
  }

  forgetCursors(): void {
    this.#cursors.clear();
  }

  #placeOf(cursor: unknown, of: string): Place {
    const place = this.#cursors.get(String(cursor));
    if (!place) throw declined('next_cursor_expired', 'Start again without the cursor.');
    if (place.of !== of) throw invalid('cursor belongs to other parameters');
    return place;
  }

  #changed(method: string, token: unknown, filters: object, rows: readonly Row[]): string[] {
    if (token === undefined) return rows.map(({ id }) => id);
    const from = this.#tokens.get(String(token));
    if (!from) throw declined('sync_token_expired', 'Start a full sync.');
    if (from.of !== JSON.stringify([method, filters])) throw declined('sync_token_invalid');
    return rows.filter((row) => row.revision > from.revision).map(({ id }) => id);
  }

  #rest(place: Place, { method, filters }: { method: string; filters: object }): object {
    const isLast = place.left.length === 0;
    const nextCursor = `c_${randomUUID()}`;
    if (!isLast || this.keepsCursors) this.#cursors.set(nextCursor, place);
    if (!isLast) return { moreDataAvailable: true, nextCursor };
    const syncToken = `s_${randomUUID()}`;
    const of = JSON.stringify([method, filters]);
    this.#tokens.set(syncToken, { of, revision: place.revision });
    return { moreDataAvailable: false, syncToken, ...(this.keepsCursors && { nextCursor }) };
  }
}

function sizeOf(limit: unknown): number {
  const size = Number(limit);
  if (Number.isInteger(size) && size >= 1 && size <= MOST_ROWS) return size;
  throw invalid('limit must be a whole number from 1 to 100');
}

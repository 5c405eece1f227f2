import { forbidden, notFound, unprocessable } from './errors';
import { readFilters } from './filters';
import type { GreenhouseWorld } from './world';

type Rows = readonly Readonly<Record<string, unknown> & { id: number }>[];
type Place = { resource: string; query: string; below: number };

/** A page of a list and the address of the next one. */
export type ListAnswer = { rows: Rows; next: string | null };

const MOST_PER_PAGE = 500;
const USUAL_PER_PAGE = 100;

/** The lists of Harvest v3, the latest row first, in pages of which each names the next one. */
export class Lists {
  private readonly places = new Map<string, Place>();
  private made = 0;

  constructor(
    private readonly world: GreenhouseWorld,
    private readonly apiUrl: string,
  ) {}

  /** Every cursor that was given out is over. */
  expireCursors(): void {
    this.places.clear();
  }

  /** Answers a call that its tokens may make. Throws a refusal. */
  answer(resource: string, query: URLSearchParams): ListAnswer {
    const rows = this.rowsOf(resource);
    if (!rows) throw notFound();
    if (this.world.siteAdmin === 'refused') throw forbidden();
    const { query: asked, below } = this.placeOf(resource, query);
    const filters = new URLSearchParams(asked);
    const fits = readFilters(resource, filters);
    const perPage = Math.min(sizeOf(filters.get('per_page')), this.world.mostRows);
    if (this.world.siteAdmin === 'empty') return { rows: [], next: null };
    const left = rows
      .filter((row) => row.id < below && fits(row))
      .sort((one, other) => other.id - one.id);
    const page = left.slice(0, perPage);
    const last = page.at(-1);
    if (last === undefined || left.length === page.length) return { rows: page, next: null };
    return { rows: page, next: this.linkTo({ resource, query: asked, below: last.id }) };
  }

  private placeOf(resource: string, query: URLSearchParams): Omit<Place, 'resource'> {
    const cursor = query.get('cursor');
    if (cursor === null) return { query: query.toString(), below: Number.POSITIVE_INFINITY };
    if (query.size > 1) {
      throw unprocessable('When passing a cursor, do not include other query params.');
    }
    const place = this.places.get(cursor);
    if (place?.resource !== resource) throw unprocessable('Invalid cursor.');
    return place;
  }

  private linkTo(place: Place): string {
    this.made += 1;
    const cursor = Buffer.from(`${place.resource}:${this.made}`).toString('base64url');
    this.places.set(cursor, place);
    return this.world.nextLink(`${this.apiUrl}/${place.resource}?cursor=${cursor}`);
  }

  private rowsOf(resource: string): Rows | null {
    const { jobs, applications, candidates, posts, attachments } = this.world;
    if (resource === 'attachments') {
      return [...attachments.values()].map((attachment) => {
        const { bytes: _bytes, ...row } = attachment;
        return { ...row, url: this.world.linkTo(attachment) };
      });
    }
    const lists = { jobs, applications, candidates, job_posts: posts };
    const found = Object.entries(lists).find(([name]) => name === resource)?.[1];
    return found ? [...found.values()] : null;
  }
}

function sizeOf(perPage: string | null): number {
  if (perPage === null) return USUAL_PER_PAGE;
  const size = Number(perPage);
  if (!Number.isInteger(size) || size < 1 || size > MOST_PER_PAGE) {
    throw unprocessable(`per_page must be between 1 and ${MOST_PER_PAGE}.`);
  }
  return size;
}

import { z } from 'zod';
import { BY_SCORE, type Sort } from '../rows/sort-rows';

/** The parts of a batch that a chip can show. */
export const Show = z.enum([
  'all',
  'to_decide',
  'shortlist',
  'maybe',
  'set_aside',
  'second_look',
  'unread',
]);
export type Show = z.infer<typeof Show>;

/** Scores from and to, inclusive. */
export type ScoreRange = readonly [from: number, to: number];

/** What the URL says about the view of a batch. */
export type ViewState = {
  show: Show;
  range: ScoreRange | null;
  /** The first column counts most. */
  sorts: readonly Sort[];
  search: string;
  /** Hidden columns: `must`, `assessment`, `yours`, or the label of a requirement. */
  hidden: readonly string[];
  candidate: string | null;
  /** The compared people; empty shows the list. */
  compare: readonly string[];
};

export const MOST_COMPARED = 4;

/** Reads the view from the query; anything it does not understand gets its default. */
export function readView(query: URLSearchParams): ViewState {
  const sorts = wordsOf(query, 'sort').map(sortOf);
  return {
    show: Show.safeParse(query.get('show')).data ?? 'all',
    range: rangeOf(query.get('match')),
    sorts: sorts.every((sort) => sort !== null) && sorts.length > 0 ? sorts : BY_SCORE,
    search: query.get('find') ?? '',
    hidden: wordsOf(query, 'hide'),
    candidate: query.get('candidate'),
    compare: wordsOf(query, 'compare').slice(0, MOST_COMPARED),
  };
}

/** The same query with changes to the view; defaults are left out of the URL. */
export function writeView(query: URLSearchParams, change: Partial<ViewState>): URLSearchParams {
  const view = { ...readView(query), ...change };
  const next = new URLSearchParams(query);
  put(next, 'show', view.show === 'all' ? null : view.show);
  put(next, 'match', view.range?.join('-') ?? null);
  put(next, 'sort', isByScore(view.sorts) ? null : view.sorts.map(wordOf).join(' '));
  put(next, 'find', view.search || null);
  put(next, 'hide', view.hidden.join(' ') || null);
  put(next, 'candidate', view.candidate);
  put(next, 'compare', view.compare.join(' ') || null);
  return next;
}

/** Whether the rows are in ranking order. */
export function isByScore(sorts: readonly Sort[]): boolean {
  const [first] = sorts;
  return sorts.length === 1 && first?.key === 'score' && first.direction === 'descending';
}

const SORT_WORD = /^(-?)(score|name|must|assessment|yours|source|R\d{1,3})$/;

function sortOf(word: string): Sort | null {
  const [, minus, key] = SORT_WORD.exec(word) ?? [];
  return key ? { key, direction: minus ? 'descending' : 'ascending' } : null;
}

function wordOf({ key, direction }: Sort): string {
  return direction === 'descending' ? `-${key}` : key;
}

function rangeOf(text: string | null): ScoreRange | null {
  const [, from, to] = /^(\d{1,3})-(\d{1,3})$/.exec(text ?? '') ?? [];
  return from && to ? [Number(from), Number(to)] : null;
}

function wordsOf(query: URLSearchParams, name: string): string[] {
  return (query.get(name) ?? '').split(' ').filter((word) => word !== '');
}

function put(query: URLSearchParams, name: string, value: string | null): void {
  if (value === null) query.delete(name);
  else query.set(name, value);
}

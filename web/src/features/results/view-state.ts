import { Tier } from '@candor/domain/rules/tiers';
import { z } from 'zod';
import type { Row } from './build-rows';
import { BY_SCORE, type Sort } from './rank-rows';

export const Show = z.enum(['all', ...Tier.options, 'unread']);
export type Show = z.infer<typeof Show>;

/** What the address says about how a batch is looked at. */
export type ViewState = { show: Show; sort: Sort; candidate: string | null; search: string };

const SortParam = z.enum(['score', 'name', 'must', '-score', '-name', '-must']);

/** Reads the view out of the query; what it does not understand takes its default. */
export function readView(query: URLSearchParams): ViewState {
  return {
    show: Show.safeParse(query.get('show')).data ?? 'all',
    sort: sortOf(SortParam.safeParse(query.get('sort')).data),
    candidate: query.get('candidate'),
    search: query.get('find') ?? '',
  };
}

/** The same query with changes to the view; defaults are left out of the address. */
export function writeView(query: URLSearchParams, change: Partial<ViewState>): URLSearchParams {
  const view = { ...readView(query), ...change };
  const next = new URLSearchParams(query);
  put(next, 'show', view.show === 'all' ? null : view.show);
  put(next, 'sort', isDefault(view.sort) ? null : wordOf(view.sort));
  put(next, 'candidate', view.candidate);
  put(next, 'find', view.search || null);
  return next;
}

/** Whether a person belongs to the chosen part of the batch and to what is searched for. */
export function isShown(row: Row, { show, search }: Pick<ViewState, 'show' | 'search'>): boolean {
  if (show !== 'all' && row.tier !== show) return false;
  const wanted = search.trim().toLowerCase();
  return wanted === '' || `${row.name} ${row.under}`.toLowerCase().includes(wanted);
}

function sortOf(word: z.infer<typeof SortParam> | undefined): Sort {
  switch (word) {
    case 'score':
      return { key: 'score', direction: 'ascending' };
    case 'name':
      return { key: 'name', direction: 'ascending' };
    case '-name':
      return { key: 'name', direction: 'descending' };
    case 'must':
      return { key: 'must', direction: 'ascending' };
    case '-must':
      return { key: 'must', direction: 'descending' };
    default:
      return BY_SCORE;
  }
}

function wordOf({ key, direction }: Sort): string {
  return direction === 'descending' ? `-${key}` : key;
}

function isDefault(sort: Sort): boolean {
  return sort.key === BY_SCORE.key && sort.direction === BY_SCORE.direction;
}

function put(query: URLSearchParams, name: string, value: string | null): void {
  if (value === null) query.delete(name);
  else query.set(name, value);
}

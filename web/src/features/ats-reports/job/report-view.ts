import { byName, type ReportRow } from './report-rows';

/** Rows on a page. */
export const ROWS = 50;

const SORT_KEYS = ['candidate', 'score', 'stage', 'assessed'] as const;
export type SortKey = (typeof SORT_KEYS)[number];
export type Direction = 'ascending' | 'descending';
export type Sort = { by: SortKey; direction: Direction };

/** Scores, both ends included. */
export type ScoreRange = readonly [from: number, to: number];

/** What the address says about the table of a job report. */
export type ReportView = { search: string; sort: Sort; range: ScoreRange | null; page: number };

const BEST_FIRST: Sort = { by: 'score', direction: 'descending' };
const BY_NAME: Sort = { by: 'candidate', direction: 'ascending' };
const SCORES = /^(\d{1,3})-(\d{1,3})$/;

/** Reads the table from the query; anything it does not understand gets its default. */
export function readView(query: URLSearchParams): ReportView {
  return {
    search: query.get('search') ?? '',
    sort: sortOf(query.get('sort')),
    range: rangeOf(query.get('scores')),
    page: Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1),
  };
}

/** The same query with changes to the table; defaults are left out. Whatever changes what is listed leads to page one. */
export function writeView(query: URLSearchParams, change: Partial<ReportView>): URLSearchParams {
  const { search, sort, range, page } = { ...readView(query), page: 1, ...change };
  const next = new URLSearchParams(query);
  const words = {
    search: search || null,
    sort: sortWord(sort) === sortWord(BEST_FIRST) ? null : sortWord(sort),
    scores: range ? range.join('-') : null,
    page: page > 1 ? String(page) : null,
  };
  for (const [name, word] of Object.entries(words)) {
    if (word === null) next.delete(name);
    else next.set(name, word);
  }
  return next;
}

/** The table without what would tell a covered score: by name where it was by score, and of no chosen scores. */
export function untold(view: ReportView): ReportView {
  return { ...view, sort: view.sort.by === 'score' ? BY_NAME : view.sort, range: null };
}

/** The order after a press on the head of a column: first the useful direction, then the other one. */
export function nextSort({ by, direction }: Sort, pressed: SortKey): Sort {
  if (by === pressed) {
    return { by, direction: direction === 'ascending' ? 'descending' : 'ascending' };
  }
  const largeFirst = pressed === 'score' || pressed === 'assessed';
  return { by: pressed, direction: largeFirst ? 'descending' : 'ascending' };
}

/** The rows after search and score filter, in order. Missing values come last either way. */
export function shownRows(
  rows: readonly ReportRow[],
  { search, sort, range }: Pick<ReportView, 'search' | 'sort' | 'range'>,
): ReportRow[] {
  const wanted = search.trim().toLowerCase();
  const found = rows.filter(
    ({ name, stage, score }) =>
      (wanted === '' || `${name} ${stage ?? ''}`.toLowerCase().includes(wanted)) &&
      (range === null || (score !== null && score >= range[0] && score <= range[1])),
  );
  const sign = sort.direction === 'ascending' ? 1 : -1;
  if (sort.by === 'candidate') return found.sort((a, b) => sign * byName(a, b));
  const value = VALUE[sort.by];
  return found.sort((a, b) => {
    const [one, other] = [value(a), value(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return sign * compare(one, other);
  });
}

const VALUE: Record<Exclude<SortKey, 'candidate'>, (row: ReportRow) => string | number | null> = {
  score: ({ score }) => score,
  stage: ({ stage }) => stage,
  assessed: ({ assessedAt }) => assessedAt,
};

function compare(one: string | number, other: string | number): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other));
}

function sortWord({ by, direction }: Sort): string {
  return direction === 'descending' ? `-${by}` : by;
}

function sortOf(word: string | null): Sort {
  const by = SORT_KEYS.find((key) => key === word?.replace(/^-/, ''));
  if (!by) return BEST_FIRST;
  return { by, direction: word?.startsWith('-') ? 'descending' : 'ascending' };
}

function rangeOf(word: string | null): ScoreRange | null {
  const [, from, to] = SCORES.exec(word ?? '')?.map(Number) ?? [];
  if (from === undefined || to === undefined || from > to) return null;
  return [from, to];
}

import type { DecisionKind } from '@candor/domain/model/batch';
import type { Reading } from '../reading';
import type { Show, ViewState } from '../view/view-state';
import type { Row, Rows, UnreadRow } from './build-rows';

/** null while unknown. */
export type ShownCounts = Record<Show, number | null>;

export type Judging = {
  decisionOf: (id: string) => DecisionKind | null;
  isSecondLook: (id: string) => boolean;
};

/** Whether a person belongs to the chosen part of the batch and the chosen scores and matches the search. */
export function isShown(
  row: Row,
  { show, range, search }: Pick<ViewState, 'show' | 'range' | 'search'>,
  judging: Judging,
): boolean {
  if (!belongsTo(row.id, show, judging)) return false;
  if (range && (row.score < range[0] || row.score > range[1])) return false;
  return contains(`${row.name} ${row.under}`, search);
}

/** The documents without a score that the search leaves: by their names and by why. No score is among chosen ones. */
export function shownUnread(
  rows: readonly UnreadRow[],
  { range, search }: Pick<ViewState, 'range' | 'search'>,
): readonly UnreadRow[] {
  if (range) return [];
  return rows.filter(({ name, cause }) => contains(`${name} ${cause}`, search));
}

function contains(text: string, search: string): boolean {
  return text.toLowerCase().includes(search.trim().toLowerCase());
}

/** How many documents are in each part of the batch; skipped ones are in none. */
export function countShown(rows: Rows, judging: Judging): Record<Show, number> {
  const count = (show: Show) =>
    rows.scored.filter((row) => belongsTo(row.id, show, judging)).length;
  return {
    all: rows.scored.length + rows.unread.length,
    to_decide: count('to_decide'),
    shortlist: count('shortlist'),
    maybe: count('maybe'),
    set_aside: count('set_aside'),
    second_look: count('second_look'),
    unread: rows.unread.length,
  };
}

/**
 * The same while people are loading: the server's counts, with the decisions, which are read separately. null for
 * what only the complete list can tell.
 */
export function countWhileReading(
  here: Record<Show, number>,
  { stats }: Pick<Reading, 'stats'>,
  decided: Readonly<Record<DecisionKind, number>> | null,
): ShownCounts {
  const scored = stats.successful_matches;
  const unread = stats.failed_matches - stats.cancelled_matches;
  const { shortlist, maybe, set_aside } = decided ?? here;
  return {
    all: scored + unread,
    to_decide: scored - shortlist - maybe - set_aside,
    shortlist,
    maybe,
    set_aside,
    second_look: null,
    unread,
  };
}

function belongsTo(id: string, show: Show, { decisionOf, isSecondLook }: Judging): boolean {
  switch (show) {
    case 'all':
      return true;
    case 'unread':
      return false;
    case 'to_decide':
      return decisionOf(id) === null;
    case 'second_look':
      return isSecondLook(id);
    default:
      return decisionOf(id) === show;
  }
}

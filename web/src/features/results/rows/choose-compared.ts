import { MOST_COMPARED } from '../view/view-state';
import { nearRows, type RankedRow } from './rank-rows';

/**
 * Who is compared if nobody chose: the selection, otherwise the shortlist, otherwise the open person with those too
 * close to call, otherwise the first three. Fewer than two means that a selection of one is not enough.
 */
export function chooseCompared(
  ranked: readonly RankedRow[],
  selected: readonly string[],
  shortlist: readonly string[],
  openId: string | null,
  isCovered: (id: string) => boolean,
): string[] {
  if (selected.length > 0) return selected.slice(0, MOST_COMPARED);
  if (shortlist.length > 1) return shortlist.slice(0, MOST_COMPARED);
  // Closeness reveals a score, so it is used only for people whose scores are on screen.
  const known = ranked.filter(({ id }) => !isCovered(id));
  const near = openId === null ? [] : nearRows(known, openId).map((row) => row.id);
  if (openId !== null && near.length > 0) return [openId, ...near].slice(0, MOST_COMPARED);
  return ranked.slice(0, 3).map((row) => row.id);
}

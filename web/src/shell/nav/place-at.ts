import { paths } from '../../paths';
import type { Navigation } from './navigation';
import type { PlaceId } from './places';

/**
 * The navigation item of a path: the most specific one that contains it. The report of a job is also inside the
 * integrations; users with an item of its own for it see only that one as current.
 */
export function placeAt({ links, menus }: Navigation, pathname: string): PlaceId | null {
  const holding = [...links, ...menus.flatMap(({ items }) => items)].filter(
    // What cannot be opened yet leads to the place where it is chosen, and is not that place.
    ({ to, holds, disabled }) =>
      disabled === null && (lies(pathname, to) || holds.includes(pathname)),
  );
  const [nearest] = holding.sort((a, b) => b.to.length - a.to.length);
  return nearest?.id ?? null;
}

/** Whether a page belongs to the staff console, which the menu of the account leads to. */
export function isStaffPage(pathname: string): boolean {
  return lies(pathname, paths.staff);
}

function lies(pathname: string, place: string): boolean {
  return pathname === place || pathname.startsWith(`${place}/`);
}

import type { Navigation } from './navigation';
import type { PlaceId } from './places';

/**
 * The place that an address belongs to: of all that it lies in, the nearest. The report of a job lies in the integrations,
 * too; who has a place of its own for it is there and nowhere else.
 */
export function placeAt({ links, menus }: Navigation, pathname: string): PlaceId | null {
  const holding = [...links, ...menus.flatMap(({ items }) => items)].filter(
    // What cannot be opened yet leads to the place where it is chosen, and is not that place.
    ({ to, disabled }) => disabled === null && (pathname === to || pathname.startsWith(`${to}/`)),
  );
  const [nearest] = holding.sort((a, b) => b.to.length - a.to.length);
  return nearest?.id ?? null;
}

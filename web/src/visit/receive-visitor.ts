import '../api/schemas-without-eval';
import { paths } from '../paths';
import { followPartLink } from './follow-part-link';
import { hydrateIslands } from './hydrate-islands';

/** Hydrates a prerendered page for a visitor. */
export function receiveVisitor(): void {
  const { pathname, search, hash } = window.location;
  // The front door shows the public page: its address says so.
  if (pathname === paths.home)
    window.history.replaceState(null, '', paths.comparison + search + hash);
  // Where the browser has gone there already, its reader may have moved on meanwhile, or be pressing something.
  if (hash && window.scrollY === 0) document.getElementById(hash.slice(1))?.scrollIntoView();
  document.addEventListener('click', followPartLink);
  hydrateIslands(document);
}

import { paths } from '../paths';
import { goToPart } from '../ui/go-to-part';

/**
 * A link to a part of the public page, followed on that page: goes there without reloading it, and closes the menu
 * that may contain the link. Everything else is left to the browser.
 */
export function followPartLink(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return;
  for (const menu of document.querySelectorAll('details[data-menu][open]')) {
    if (!menu.contains(event.target) || event.target.closest('a')) menu.removeAttribute('open');
  }
  const href = event.target.closest('a')?.getAttribute('href') ?? '';
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!plain || !href.startsWith('/#') || window.location.pathname !== paths.comparison) return;
  const part = document.getElementById(href.slice(2));
  if (!part) return;
  event.preventDefault();
  window.history.pushState(null, '', href.slice(1));
  goToPart(part);
}

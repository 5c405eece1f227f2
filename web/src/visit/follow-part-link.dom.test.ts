import { afterEach, beforeEach, expect, test } from 'vitest';
import { followPartLink } from './follow-part-link';

beforeEach(() => {
  Element.prototype.scrollIntoView ??= () => undefined;
  document.body.innerHTML = `
    <details data-menu open><summary>Menu</summary><a id="part" href="/#pricing">Pricing</a></details>
    <a id="elsewhere" href="/login">Sign in</a>
    <section id="pricing"><h2>Prices</h2></section>`;
  document.addEventListener('click', followPartLink);
});
afterEach(() => {
  document.removeEventListener('click', followPartLink);
  window.history.replaceState(null, '', '/');
});

/** Clicks and tells whether the browser was left to follow the link. */
function followed(id: string, init: MouseEventInit = {}): boolean {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  return document.getElementById(id)?.dispatchEvent(click) ?? false;
}

test('on the public page a link to one of its parts changes the address and loads nothing', () => {
  window.history.replaceState(null, '', '/comparison');
  expect(followed('part')).toBe(false);
  expect(window.location.pathname + window.location.hash).toBe('/comparison#pricing');
});

test('the keyboard follows to the part', () => {
  window.history.replaceState(null, '', '/comparison');
  followed('part');
  expect(document.activeElement?.textContent).toBe('Prices');
});

test('the menu that held the link is shut', () => {
  window.history.replaceState(null, '', '/comparison');
  followed('part');
  expect(document.querySelector('details')?.open).toBe(false);
});

test('on another page the link is left to the browser', () => {
  window.history.replaceState(null, '', '/privacy-policy');
  expect(followed('part')).toBe(true);
});

test('a click that asks for a new tab is left to the browser', () => {
  window.history.replaceState(null, '', '/comparison');
  expect(followed('part', { ctrlKey: true })).toBe(true);
});

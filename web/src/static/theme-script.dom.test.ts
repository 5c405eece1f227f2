import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInThisContext } from 'node:vm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

const SCRIPT = readFileSync(path.join(import.meta.dirname, '../../public/theme.js'), 'utf8');
const TITLE = 'Application Update Required';
const FRAME = '<div data-frame-of="">Dashboard</div>';

const reload = vi.fn();
// It listens to its window for as long as the page is open, so it runs once for all tests here.
beforeAll(() => runInThisContext(`{${SCRIPT}}`));
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { reload });
  window.sessionStorage.clear();
  reload.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});
afterAll(() => vi.restoreAllMocks());

/** A page containing this, one of whose scripts fails to load. */
function fail(page: string, type = 'module') {
  document.body.innerHTML = page;
  const script = document.createElement('script');
  script.type = type;
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
  return document.body.textContent ?? '';
}

test('if the application fails to load its page says so instead of its empty frame', () => {
  document.documentElement.dataset.frame = '';
  const said = fail(`${FRAME}<div id="root"></div>`);
  expect(said).toContain(TITLE);
  expect(said).not.toContain('Dashboard');
  expect(document.documentElement).not.toHaveAttribute('data-frame');
  expect(document.querySelector('a')).toHaveTextContent('Refresh');
});

test('it is loaded anew after half a second, and not again within five', () => {
  fail('<div id="root"></div>');
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(4_000);
  expect(fail('<div id="root"></div>')).toContain(TITLE);
  vi.advanceTimersByTime(10_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('several scripts that do not come are one failure', () => {
  fail('<div id="root"></div>');
  document.querySelector('script')?.dispatchEvent(new Event('error'));
  expect(document.querySelectorAll('h1')).toHaveLength(1);
});

test.each([
  ['a finished page', '<div id="root"><p>Pricing</p></div>', 'module'],
  ['a page without the application', '<main>Terms</main>', 'module'],
  ['a script that the application does not need', '<div id="root"></div>', ''],
])('%s stays as it is', (_what, page, type) => {
  expect(fail(page, type)).not.toContain(TITLE);
  vi.advanceTimersByTime(1_000);
  expect(reload).not.toHaveBeenCalled();
});

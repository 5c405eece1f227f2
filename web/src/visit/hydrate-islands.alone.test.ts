import { afterEach, expect, test, vi } from 'vitest';
import { hydrateIslands } from './hydrate-islands';

const missing = vi.hoisted(() => vi.fn(() => Promise.reject(new Error('no such file'))));
vi.mock('./islands', () => ({ ISLANDS: { login: missing } }));

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A page with a form whose code does not come, in sight from the start. */
async function aDeafForm({ sent = false, online = true } = {}) {
  const reload = vi.fn();
  vi.spyOn(window, 'location', 'get').mockReturnValue({ ...window.location, reload });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(
        readonly tell: (entries: { isIntersecting: boolean; target: Element }[]) => void,
      ) {}
      observe(target: Element) {
        this.tell([{ isIntersecting: true, target }]);
      }
      unobserve() {}
    },
  );
  document.body.innerHTML =
    '<div><div data-island="login"><form><button>Sign in</button></form></div></div>';
  const place = document.querySelector<HTMLElement>('[data-island]');
  if (place && sent) place.dataset.sent = '';
  hydrateIslands(document);
  await vi.waitFor(() => expect(missing).toHaveBeenCalled());
  await missing.mock.results.at(-1)?.value.catch(() => undefined);
  const send = () => {
    const submit = new Event('submit', { bubbles: true, cancelable: true });
    document.querySelector('form')?.dispatchEvent(submit);
  };
  return { reload, send };
}

test('a form whose code did not come is only there to be read until it is sent', async () => {
  const { reload, send } = await aDeafForm();
  expect(reload).not.toHaveBeenCalled();
  send();
  expect(reload).toHaveBeenCalledOnce();
});

test('one that was sent before loads the page anew at once', async () => {
  const { reload } = await aDeafForm({ sent: true });
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('offline what was typed stays', async () => {
  const { reload, send } = await aDeafForm({ online: false });
  send();
  expect(reload).not.toHaveBeenCalled();
});

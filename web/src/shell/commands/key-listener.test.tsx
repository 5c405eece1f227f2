import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ActionProvider } from '../../ui/actions/ActionProvider';
import { useActions } from '../../ui/actions/use-actions';
import { KeyListener } from './KeyListener';

let root: Root;
let place: HTMLElement;
beforeEach(() => {
  // React does its work when a browser would have it done, not when the test says.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  place.remove();
  vi.unstubAllGlobals();
});

/** Resolves as soon as an element is in the page, before anything else happens. */
function inPage(selector: string): Promise<void> {
  return new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector(selector)) return;
      watch.disconnect();
      resolve();
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
}

/** Nothing else is waited for, as a test's own press would. */
function pressH(): void {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'h', bubbles: true }));
}

function List({ onHide }: { onHide: () => void }) {
  useActions([{ id: 'hide', label: 'Hide', scope: 'page', group: 'List', keys: 'h', run: onHide }]);
  return <ul />;
}

const screen = (content: ReactNode) => (
  <ActionProvider>
    <KeyListener paused={false} />
    {content}
  </ActionProvider>
);

test('what can be seen can be done by key at once', async () => {
  const hide = vi.fn();
  root.render(screen(<List onHide={hide} />));
  await inPage('ul');
  pressH();
  expect(hide).toHaveBeenCalledTimes(1);
});

test('what comes later can be done by key at once, too', async () => {
  const hide = vi.fn();
  root.render(screen(<p />));
  await inPage('p');
  root.render(screen(<List onHide={hide} />));
  await inPage('ul');
  pressH();
  expect(hide).toHaveBeenCalledTimes(1);
});

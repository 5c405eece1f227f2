import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { menuParts } from '../ui/Menu';
import { takeAllBack } from '../ui/notice/notice-stack';
import { popoverParts } from '../ui/Popover';
import { describeLater } from './describe-later';
import { forgetOwnerStacks } from './forget-owner-stacks';
import { rememberStyles } from './remember-styles';
import { stored } from './stored-map';

class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
/** Gives the test browser what it lacks and the screens ask for. Each does the least that is true of a real one. */
export function completeBrowser(): void {
  // Screens are loaded when they are first opened; on a busy machine that takes longer than the usual second.
  configure({ asyncUtilTimeout: 25_000, getElementError: describeLater });

  // What arrives while a test presses a button would take the button from under its finger.
  beforeAll(async () => {
    await Promise.all([menuParts.load(), popoverParts.load()]);
  });
  beforeEach(() => {
    window.localStorage.clear();
    window.sessionStorage.clear();
    stored.clear();
    // A notice waits for somebody to see it: the next test, or the next file, would be the one.
    takeAllBack();
  });
  afterEach(cleanup);
  // A screen that is still being loaded when its file's browser goes would be refused to every file after it.
  afterAll(() => vi.dynamicImportSettled());

  rememberStyles();
  forgetOwnerStacks();

  window.matchMedia = (query: string) => ({
    matches: query === '(min-width: 80rem)',
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  });

  window.ResizeObserver ??= NoResizeObserver;
  Element.prototype.scrollIntoView ??= () => undefined;
  Element.prototype.scrollTo ??= () => undefined;
  Element.prototype.hasPointerCapture ??= () => false;
  Element.prototype.setPointerCapture ??= () => undefined;
  window.scrollTo = () => undefined;

  if (typeof HTMLDialogElement.prototype.showModal !== 'function') {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
    };
  }
}

// A test about the network alone runs without a browser, and needs none of what one lacks here.
import '@testing-library/jest-dom/vitest';
import { afterAll } from 'vitest';

if (typeof window !== 'undefined') {
  (await import('./complete-browser')).completeBrowser();
  // The next file finds the document as this one leaves it, and the first thing that Tab reaches there is not its own.
  afterAll(() => document.body.replaceChildren());
}

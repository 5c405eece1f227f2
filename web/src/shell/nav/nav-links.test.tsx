import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { NavLinks } from './NavLinks';
import { navigationFor } from './navigation';

/** Each entry of the row with the gap behind it, in pixels. */
const ENTRY = 100;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The navigation of a recruiter in a row of this width; `resized` says that its size has changed, as browsers also do at first. */
function rowOf(width: number) {
  let resized = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(heard: () => void) {
        resized = heard;
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(window, 'matchMedia').mockReturnValue({ ...window.matchMedia(''), matches: true });
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(ENTRY - 2);
  const chosen = { job: null, assessment: null };
  const facts = { isPartner: false, onTrial: false, features: [], chosen };
  render(
    <MemoryRouter>
      <NavLinks {...navigationFor(facts)} />
    </MemoryRouter>,
  );
  const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
  return { names, resize: () => act(resized) };
}

test('what has found its room in the row keeps it when the row is measured again', () => {
  const { names, resize } = rowOf(8 * ENTRY + 90);
  const atFirst = names();
  expect(atFirst).toHaveLength(8);
  expect(screen.getByRole('button', { name: 'More' })).toBeVisible();
  resize();
  expect(names()).toEqual(atFirst);
});

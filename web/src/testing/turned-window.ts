import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/** A window that matches what it is told to, and can be turned while something is open in it. */
export function turnedWindow(first: (query: string) => boolean) {
  let matches = first;
  const lists = new EventTarget();
  const as = window.matchMedia;
  const media = vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...as(query),
    matches: matches(query),
    addEventListener: lists.addEventListener.bind(lists),
    removeEventListener: lists.removeEventListener.bind(lists),
  }));
  onTestFinished(() => media.mockRestore());
  return (next: (query: string) => boolean) =>
    act(() => {
      matches = next;
      lists.dispatchEvent(new Event('change'));
    });
}

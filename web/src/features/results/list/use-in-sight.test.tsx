import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useInSight } from './use-in-sight';

const ROW = 44;
const PEOPLE = Array.from({ length: 1_000 }, (_, index) => ({ id: `p${index}` }));

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  // It would tell where the list begins once the page is laid out, which it never is here.
  vi.stubGlobal('ResizeObserver', undefined);
  scrollTo(0);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('rows that the page rushes past are marked, and make room once it rests', () => {
  const list = openList();
  rush(30, 200);
  expect(list).toHaveAttribute('data-passed');
  expect(list).toHaveAttribute('data-first', '0');
  rest();
  expect(list).not.toHaveAttribute('data-passed');
  expect(Number(list.dataset.first)).toBeGreaterThan(100);
});

test('rows that the page rushes back to are there again once it rests', () => {
  const list = openList();
  rush(30, 200);
  rush(30, -200);
  rest();
  expect(list).not.toHaveAttribute('data-passed');
  expect(list).toHaveAttribute('data-first', '0');
});

test('after a rush rows come a few at a time, until all around the viewport are rendered', () => {
  const list = openList();
  rush(30, 200);
  act(() => void vi.advanceTimersByTime(130));
  expect(Number(list.dataset.missing)).toBeGreaterThan(window.innerHeight / ROW);
  rest();
  expect(list).toHaveAttribute('data-missing', '0');
});

test('rows of a page scrolled at reading speed are never marked', () => {
  const list = openList();
  rush(300, 20);
  expect(list).not.toHaveAttribute('data-passed');
  expect(Number(list.dataset.first)).toBeGreaterThan(100);
});

function List() {
  const body = useRef<HTMLOListElement>(null);
  const { first, missing } = useInSight({
    body,
    enabled: true,
    rows: PEOPLE,
    rowHeight: ROW,
    glimpsed: true,
  });
  return <ol ref={body} data-first={first} data-missing={missing.size} />;
}

/** The list once everything around the viewport is rendered. */
function openList(): HTMLElement {
  const list = render(<List />).getByRole('list');
  rest();
  return list;
}

/** Scrolls by so many pixels in each of these frames. */
function rush(frames: number, pixelsAFrame: number): void {
  for (let frame = 0; frame < frames; frame += 1) {
    act(() => {
      vi.advanceTimersByTime(16);
      scrollTo(window.scrollY + pixelsAFrame);
    });
  }
}

function rest(): void {
  for (let frame = 0; frame < 40; frame += 1) act(() => void vi.advanceTimersByTime(16));
}

function scrollTo(top: number): void {
  vi.stubGlobal('scrollY', top);
  window.dispatchEvent(new Event('scroll'));
}

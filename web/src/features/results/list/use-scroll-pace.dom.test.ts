import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useScrollPace } from './use-scroll-pace';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  scrollTo(0);
});

afterEach(() => {
  vi.useRealTimers();
});

function scrollTo(top: number): void {
  vi.stubGlobal('scrollY', top);
  window.dispatchEvent(new Event('scroll'));
}

/** Scrolls by this many pixels in each of ten frames. */
function scrollBy(pixelsAFrame: number): void {
  for (let frame = 0; frame < 10; frame += 1) {
    vi.advanceTimersByTime(16);
    scrollTo(window.scrollY + pixelsAFrame);
  }
}

test('a page that scrolls fast is fast, and calm again once it rests', () => {
  const { result } = renderHook(() => useScrollPace());
  const calm = vi.fn();
  scrollBy(80);
  expect(result.current.isFast()).toBe(true);
  result.current.onceCalm(calm);
  vi.advanceTimersByTime(200);
  expect(result.current.isFast()).toBe(false);
  expect(calm).toHaveBeenCalledOnce();
});

test('a page scrolled at reading speed is never fast', () => {
  const { result } = renderHook(() => useScrollPace());
  scrollBy(20);
  expect(result.current.isFast()).toBe(false);
});

test('a single jump is not fast: after pressing End one wants to read', () => {
  const { result } = renderHook(() => useScrollPace());
  vi.advanceTimersByTime(1_000);
  scrollTo(50_000);
  expect(result.current.isFast()).toBe(false);
});

test('callers waiting for calm are notified even if the list disappears meanwhile', () => {
  const { result, unmount } = renderHook(() => useScrollPace());
  const calm = vi.fn();
  scrollBy(80);
  result.current.onceCalm(calm);
  unmount();
  expect(calm).toHaveBeenCalledOnce();
});

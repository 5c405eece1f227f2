import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useWaiting } from './use-waiting';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

function waiting() {
  return renderHook(({ pending }) => useWaiting(pending), { initialProps: { pending: true } });
}

test('fast content shows no placeholder at all', () => {
  const { result, rerender } = waiting();
  pass(199);
  expect(result.current).toBe('nothing');
  rerender({ pending: false });
  expect(result.current).toBe('done');
});

test('a placeholder appears after 200 ms and stays for 300', () => {
  const { result, rerender } = waiting();
  pass(200);
  expect(result.current).toBe('skeleton');
  rerender({ pending: false });
  pass(299);
  expect(result.current).toBe('skeleton');
  pass(1);
  expect(result.current).toBe('done');
});

test('what is there from the start is shown at once', () => {
  expect(renderHook(() => useWaiting(false)).result.current).toBe('done');
});

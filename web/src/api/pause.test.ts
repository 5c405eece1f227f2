import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pause } from './pause';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a pause lasts as long as it was asked to', async () => {
  const over = vi.fn();
  void pause(1_000).then(over);
  await vi.advanceTimersByTimeAsync(999);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(over).toHaveBeenCalledOnce();
});

test('an aborted signal ends it at once, and leaves no timer behind', async () => {
  const leaving = new AbortController();
  const pausing = pause(60_000, leaving.signal);
  leaving.abort();
  await pausing;
  expect(vi.getTimerCount()).toBe(0);
});

test('with a signal that was aborted before there is nothing to wait for', async () => {
  await pause(60_000, AbortSignal.abort());
  expect(vi.getTimerCount()).toBe(0);
});

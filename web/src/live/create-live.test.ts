import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLive, REST_AFTER_MS } from './create-live';
import type { Listeners } from './share-stream';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A live connection in a tab whose sight the test controls. */
function inTab(wantedHidden = false) {
  const sight = { hidden: false, listener: () => undefined as unknown };
  const streams: { listeners: Listeners; signal: AbortSignal }[] = [];
  const live = createLive({
    hidden: () => sight.hidden,
    onVisibility: (listener) => {
      sight.listener = listener;
      return () => undefined;
    },
    wantedHidden: () => wantedHidden,
    follow: (listeners, signal) => {
      streams.push({ listeners, signal });
      listeners.onStatus('open');
      return new Promise((done) => signal.addEventListener('abort', () => done()));
    },
  });
  const show = (hidden: boolean) => {
    sight.hidden = hidden;
    sight.listener();
  };
  return { live, streams, show };
}

test('the stream rests in a tab that stays hidden and comes back with it', () => {
  const { live, streams, show } = inTab();
  live.start();
  show(true);
  vi.advanceTimersByTime(REST_AFTER_MS);
  expect(live.status.get()).toBe('off');
  expect(streams[0]?.signal.aborted).toBe(true);
  show(false);
  expect(live.status.get()).toBe('open');
  expect(streams).toHaveLength(2);
});

test('a short look at another tab keeps the stream', () => {
  const { live, streams, show } = inTab();
  live.start();
  show(true);
  vi.advanceTimersByTime(REST_AFTER_MS - 1);
  show(false);
  vi.advanceTimersByTime(REST_AFTER_MS);
  expect(live.status.get()).toBe('open');
  expect(streams).toHaveLength(1);
});

test('it continues in a hidden tab whose user asked for browser notifications', () => {
  const { live, show } = inTab(true);
  live.start();
  show(true);
  vi.advanceTimersByTime(10 * REST_AFTER_MS);
  expect(live.status.get()).toBe('open');
});

test('a tab that is opened in the background starts it only for notices of the browser', () => {
  const [quiet, wanted] = [inTab(), inTab(true)];
  for (const { live, show } of [quiet, wanted]) {
    show(true);
    live.start();
  }
  expect(quiet.streams).toHaveLength(0);
  expect(wanted.streams).toHaveLength(1);
});

test('what a stream says after it was left is not heard', () => {
  const { live, streams, show } = inTab();
  live.start();
  show(true);
  vi.advanceTimersByTime(REST_AFTER_MS);
  streams[0]?.listeners.onStatus('down');
  expect(live.status.get()).toBe('off');
});

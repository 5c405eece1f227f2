import type { ServerSocketMessage } from '@candor/domain/model/support';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testClock } from '../../../testing/clock';
import { keepAlive, PING_MS, SILENT_MS } from './keep-alive';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function watched() {
  const said: ServerSocketMessage[] = [];
  const silent = vi.fn();
  const alive = keepAlive(testClock(), { say: (message) => said.push(message), silent });
  return { said, silent, alive };
}

test('pings every thirty seconds, for as long as somebody answers', () => {
  const { said, silent, alive } = watched();
  for (let n = 1; n <= 10; n++) {
    vi.advanceTimersByTime(PING_MS);
    expect(said).toHaveLength(n);
    alive.heard();
  }
  expect(said.every(({ type }) => type === 'server_ping')).toBe(true);
  expect(silent).not.toHaveBeenCalled();
  alive.stop();
});

test('gives up on who has said nothing for a minute', () => {
  const { silent, alive } = watched();
  vi.advanceTimersByTime(SILENT_MS - 1);
  expect(silent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(silent).toHaveBeenCalled();
  alive.stop();
});

test('pings nobody after it was stopped', () => {
  const { said, silent, alive } = watched();
  alive.stop();
  vi.advanceTimersByTime(10 * SILENT_MS);
  expect(said).toEqual([]);
  expect(silent).not.toHaveBeenCalled();
});

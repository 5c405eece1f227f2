import type { LiveEvent } from '@candor/domain/model/live';
import { expect, test, vi } from 'vitest';
import { tabLocks } from '../testing/tab-locks';
import type { LiveStatus } from './follow-stream';
import { type Listeners, shareStream } from './share-stream';

const event: LiveEvent = { type: 'removed', batch_job_id: 'batch-0001' };

/** A tab of a browser: what it heard, the stream it follows if it leads, and how it is closed. */
function tab(name: string, locks: LockManager | null) {
  const leaving = new AbortController();
  const heard = { statuses: [] as LiveStatus[], events: [] as LiveEvent[] };
  const leading: { stream: Listeners | null } = { stream: null };
  const ended = shareStream({
    name,
    locks,
    openChannel: (channel) => new BroadcastChannel(channel),
    onStatus: (status) => heard.statuses.push(status),
    onEvent: (one) => heard.events.push(one),
    signal: leaving.signal,
    lead: (listeners, signal) => {
      leading.stream = listeners;
      listeners.onStatus('open');
      return new Promise((done) => signal.addEventListener('abort', () => done()));
    },
  });
  const close = async () => {
    leaving.abort();
    await ended;
  };
  return { heard, leading, close };
}

test('the second tab opens no stream and hears what the first one hears', async () => {
  const locks = tabLocks();
  const first = tab('share-1', locks);
  await vi.waitFor(() => expect(first.leading.stream).not.toBeNull());
  const second = tab('share-1', locks);
  await vi.waitFor(() => expect(second.heard.statuses.at(-1)).toBe('open'));
  first.leading.stream?.onEvent(event);
  await vi.waitFor(() => expect(second.heard.events).toEqual([event]));
  expect(first.heard.events).toEqual([event]);
  expect(second.leading.stream).toBeNull();
  await first.close();
  await second.close();
});

test('when the leading tab closes, the next one takes over', async () => {
  const locks = tabLocks();
  const first = tab('share-2', locks);
  await vi.waitFor(() => expect(first.leading.stream).not.toBeNull());
  const second = tab('share-2', locks);
  await first.close();
  await vi.waitFor(() => expect(second.leading.stream).not.toBeNull());
  second.leading.stream?.onEvent(event);
  expect(second.heard.events).toEqual([event]);
  await second.close();
});

test('a tab that leaves while it waits leaves without an error', async () => {
  const locks = tabLocks();
  const first = tab('share-3', locks);
  await vi.waitFor(() => expect(first.leading.stream).not.toBeNull());
  const second = tab('share-3', locks);
  const closing = second.close();
  await first.close();
  await expect(closing).resolves.toBeUndefined();
});

test('a browser without locks follows a stream in each tab', async () => {
  const alone = tab('share-4', null);
  expect(alone.leading.stream).not.toBeNull();
  await alone.close();
});

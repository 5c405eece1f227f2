import type { LiveEvent } from '@candor/domain/model/live';
import { expect, test } from 'vitest';
import { ClientError } from '../api/client-error';
import { followStream, type LiveStatus } from './follow-stream';
import type { StreamRequest } from './open-stream';
import { pauseBefore } from './pause-before';

type Turn = (request: StreamRequest, clock: { at: number }) => void;

/** Follows a stream that goes through these turns, one per connection, and stops after the last pause. */
async function follow(turns: readonly Turn[]) {
  const leaving = new AbortController();
  const clock = { at: 0 };
  const heard = {
    statuses: [] as LiveStatus[],
    events: [] as LiveEvent[],
    pauses: [] as number[],
    lost: [] as string[],
    resumedFrom: [] as (string | null)[],
  };
  let turn = 0;
  await followStream({
    token: 'token-1',
    signal: leaving.signal,
    open: async (request) => {
      heard.resumedFrom.push(request.lastEventId);
      turns[turn]?.(request, clock);
    },
    onStatus: (status) => heard.statuses.push(status),
    onEvent: (event) => heard.events.push(event),
    onLost: ({ code }) => heard.lost.push(code),
    pause: async (milliseconds) => {
      heard.pauses.push(milliseconds);
      turn += 1;
      if (turn >= turns.length) leaving.abort();
    },
    now: () => clock.at,
    random: () => 1,
  });
  return heard;
}

const event: LiveEvent = { type: 'removed', batch_job_id: 'batch-0001' };
const refused = () => {
  throw new ClientError({ code: 'service_unavailable', status: 503 });
};

test('a stream that is refused is tried again after longer and longer pauses', async () => {
  const heard = await follow([refused, refused, refused]);
  expect(heard.pauses).toEqual([1000, 2000, 4000]);
  expect(heard.lost).toEqual(['service_unavailable', 'service_unavailable', 'service_unavailable']);
  expect(heard.statuses).toEqual([
    'connecting',
    'down',
    'connecting',
    'down',
    'connecting',
    'down',
  ]);
});

test('after a long good stretch the next pause is short again', async () => {
  const heard = await follow([
    refused,
    refused,
    (request, clock) => {
      request.onOpen();
      clock.at = 60_000;
    },
  ]);
  expect(heard.pauses).toEqual([1000, 2000, 1000]);
});

test('a stream that opens and closes at once does not count as a good one', async () => {
  const blink: Turn = (request) => request.onOpen();
  expect((await follow([blink, blink, blink])).pauses).toEqual([1000, 2000, 4000]);
});

test('the next connection resumes where the last one was cut off', async () => {
  const heard = await follow([
    (request) => {
      request.onOpen();
      request.onEvent(event, '41');
      request.onEvent(event, null);
    },
    refused,
  ]);
  expect(heard.resumedFrom).toEqual([null, '41']);
  expect(heard.events).toEqual([event, event]);
});

test('the first pause is the one that the server asks for', async () => {
  const heard = await follow([(request) => request.onPause(5000), refused]);
  expect(heard.pauses).toEqual([5000, 10_000]);
});

test('pauses end at a minute and differ from browser to browser', () => {
  expect(pauseBefore(20, 1, null)).toBe(60_000);
  expect(pauseBefore(20, 0, null)).toBe(30_000);
});

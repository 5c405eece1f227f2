import type { LiveEvent } from '@candor/domain/model/live';
import { expect, test } from 'vitest';
import { createMailbox } from './mailbox';

const gone = (id: string): LiveEvent => ({ type: 'removed', batch_job_id: id });

test('of several items under one key only the newest is sent, after what came before it', async () => {
  const mailbox = createMailbox();
  mailbox.put('a', { id: '1', data: gone('batch-a') });
  mailbox.put('b', { id: '2', data: gone('batch-b') });
  mailbox.put('a', { id: '3', data: gone('batch-a') });
  const events = mailbox.events();
  expect((await events.next()).value?.id).toBe('2');
  expect((await events.next()).value?.id).toBe('3');
});

test('a waiting reader gets new items', async () => {
  const mailbox = createMailbox();
  const next = mailbox.events().next();
  mailbox.put('a', { id: '1', data: gone('batch-a') });
  expect((await next).value?.id).toBe('1');
});

test('after the end nothing that waited is sent', async () => {
  const mailbox = createMailbox();
  mailbox.put('a', { id: '1', data: gone('batch-a') });
  mailbox.end();
  mailbox.put('b', { id: '2', data: gone('batch-b') });
  expect(await mailbox.events().next()).toEqual({ done: true, value: undefined });
});

test('a reader who is too far behind is cut off', async () => {
  const mailbox = createMailbox();
  for (let n = 0; n < 1001; n++) mailbox.put(`${n}`, { id: `${n}`, data: gone(`batch-${n}`) });
  expect((await mailbox.events().next()).done).toBe(true);
});

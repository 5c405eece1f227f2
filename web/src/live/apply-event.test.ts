import { batches } from '@candor/domain/api/batches';
import { invitations } from '@candor/domain/api/invitations';
import { reviews } from '@candor/domain/api/reviews';
import type { BatchList } from '@candor/domain/model/batch';
import { expect, test } from 'vitest';
import { createQueryClient } from '../api/query-client';
import { keyOf } from '../session/use-call';
import { aBatch } from '../testing/samples';
import { applyEvent } from './apply-event';

const scope = ['user-0001', 'starter'] as const;
const statusKey = keyOf(scope, batches.status.name, { params: { id: 'batch-0001' } });
const listKey = keyOf(scope, batches.list.name, { query: { limit: '20', skip: '0' } });
const running = aBatch({
  status: 'processing',
  progress: 40,
  updated_at: '2026-03-02T09:01:00.000Z',
});

function listOf(...jobs: BatchList['jobs']): BatchList {
  return { jobs, total: jobs.length, limit: 20, skip: 0, has_more: false };
}

function cached() {
  const client = createQueryClient();
  client.setQueryData(statusKey, running);
  client.setQueryData(listKey, listOf(running, aBatch({ batch_job_id: 'batch-0002' })));
  return client;
}

test('a batch that moves on moves on in every read of it', () => {
  const client = cached();
  const next = { ...running, progress: 60, updated_at: '2026-03-02T09:02:00.000Z' };
  applyEvent(client, { type: 'batch', batch: next });
  expect(client.getQueryData(statusKey)).toEqual(next);
  expect(client.getQueryData<BatchList>(listKey)?.jobs.map(({ progress }) => progress)).toEqual([
    60, 100,
  ]);
});

test('an event that was overtaken by a newer answer changes nothing', () => {
  const client = cached();
  const late = { ...running, progress: 20, updated_at: '2026-03-02T09:00:30.000Z' };
  applyEvent(client, { type: 'batch', batch: late });
  expect(client.getQueryData(statusKey)).toEqual(running);
});

test('a batch that no list knows makes the lists old', () => {
  const client = cached();
  applyEvent(client, { type: 'batch', batch: { ...running, batch_job_id: 'batch-0003' } });
  expect(client.getQueryState(listKey)?.isInvalidated).toBe(true);
});

test('an erased batch invalidates its reads', () => {
  const client = cached();
  applyEvent(client, { type: 'removed', batch_job_id: 'batch-0001' });
  expect(client.getQueryState(listKey)?.isInvalidated).toBe(true);
  expect(client.getQueryState(statusKey)?.isInvalidated).toBe(true);
});

test('news of a candidate or a reader invalidate their reads, and nothing else', () => {
  const client = cached();
  const invited = keyOf(scope, invitations.list.name, { query: {} });
  client.setQueryData(invited, { invitations: [] });
  const links = keyOf(scope, reviews.shares.name, { params: { id: 'batch-0001' } });
  client.setQueryData(links, { shares: [] });
  const news = (type: string) =>
    applyEvent(client, {
      type: 'notification',
      notification: {
        id: `${type}:1`,
        read: false,
        timestamp: '2026-03-02T09:02:00.000Z',
        type,
        subtype: 'progress',
        title: 'A step is done',
        message: '',
        priority: 'medium',
        data: {},
        actionUrl: null,
      },
    });
  news('quota');
  expect(client.getQueryState(invited)?.isInvalidated).toBe(false);
  news('invitation');
  expect(client.getQueryState(invited)?.isInvalidated).toBe(true);
  expect(client.getQueryState(links)?.isInvalidated).toBe(false);
  news('share');
  expect(client.getQueryState(links)?.isInvalidated).toBe(true);
  expect(client.getQueryState(listKey)?.isInvalidated).toBe(false);
});

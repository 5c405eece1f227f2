import { analytics } from '@candor/domain/api/analytics';
import { batches } from '@candor/domain/api/batches';
import type { EndpointSpec } from '@candor/domain/api/endpoint';
import { users } from '@candor/domain/api/users';
import { BatchJob, BatchList } from '@candor/domain/model/batch';
import type { LiveEvent } from '@candor/domain/model/live';
import { isFinal } from '@candor/domain/rules/batch-status';
import type { Query, QueryClient } from '@tanstack/react-query';

/** What an event says, written into everything that is cached about it, or read again. */
export function applyEvent(client: QueryClient, event: LiveEvent): void {
  if (event.type === 'batch') applyBatch(client, event.batch);
  if (event.type === 'removed') applyRemoval(client, event.batch_job_id);
  if (event.type !== 'notification') return;
  if (event.notification.type === 'invitation') refreshAllOf(client, 'invitations.');
  if (event.notification.type === 'share') refreshAllOf(client, 'reviews.shares');
}

/** A candidate or a reader did something: whatever was read of that is read again. Its contract is not loaded for it. */
function refreshAllOf(client: QueryClient, names: string): void {
  void client.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[3]).startsWith(names),
  });
}

function applyBatch(client: QueryClient, job: BatchJob): void {
  let listed = false;
  client.setQueriesData<unknown>(of(batches.status), (old: unknown) => newer(old, job));
  client.setQueriesData<unknown>(of(batches.list), (old: unknown) => {
    const list = BatchList.safeParse(old).data;
    if (!list?.jobs.some(({ batch_job_id }) => batch_job_id === job.batch_job_id)) return old;
    listed = true;
    return { ...list, jobs: list.jobs.map((known) => newer(known, job)) };
  });
  if (!listed || isFinal(job.status)) void client.invalidateQueries(of(batches.list));
  if (isFinal(job.status)) {
    void client.invalidateQueries(of(analytics.dashboard));
    void client.invalidateQueries(of(users.quotaStatus));
    void client.invalidateQueries(of(analytics.usage));
    void client.invalidateQueries(of(analytics.candidateQuota));
  }
}

/** The batch of the event where it is the same one and not older: events and answers may overtake each other. */
function newer(known: unknown, job: BatchJob): unknown {
  const before = BatchJob.safeParse(known).data;
  if (before?.batch_job_id !== job.batch_job_id) return known;
  return Date.parse(before.updated_at) > Date.parse(job.updated_at) ? known : job;
}

/** A page that shows the batch itself learns it from the server when its reader comes back to it. */
function applyRemoval(client: QueryClient, batchId: string): void {
  void client.invalidateQueries(of(batches.list));
  void client.invalidateQueries(of(analytics.dashboard));
  void client.invalidateQueries({ ...of(batches.status, batchId), refetchType: 'none' });
}

/**
 * Rereads the rows of a batch and its rubric. A read in progress is left to finish: events arrive faster than pages.
 */
export function refreshRows(client: QueryClient, batchId: string): void {
  for (const endpoint of [
    batches.results,
    batches.resultsFull,
    batches.rubric,
    batches.candidate,
  ]) {
    void client.invalidateQueries(of(endpoint, batchId), { cancelRefetch: false });
  }
}

/**
 * Something may have happened before a stream opened, so everything on screen is reread once. Rows are a whole
 * ranking, so they are reread only after a gap in which nobody requested them.
 */
export function catchUp(client: QueryClient, { afterGap }: { afterGap: boolean }): void {
  const cheap = [batches.list, batches.status];
  const all = [...cheap, batches.results, analytics.dashboard];
  for (const endpoint of afterGap ? all : cheap) void client.invalidateQueries(of(endpoint));
}

/** The cached reads of an endpoint, whoever they belong to; with an id only those that name it in their input. */
function of(endpoint: EndpointSpec, id?: string) {
  return {
    predicate: ({ queryKey }: Pick<Query, 'queryKey'>) =>
      queryKey[3] === endpoint.name &&
      (id === undefined || JSON.stringify(queryKey[4]).includes(`"${id}"`)),
  };
}

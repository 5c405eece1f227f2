import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database';
import { digestOfDocument } from '../../../sources/document-digest';
import type { BatchRow } from '../store/batch';
import { digestsOf } from './store-seen';

/** They say nothing about a document: the next morning takes it as it is. */
const OURS = ['not_scanned', 'not_read'];

/**
 * Trouble that passes, and documents that went away or became others between being listed and being read: put back as
 * they were, they have not been scored. If the next morning fails as well, they are in nobody's way until they can be
 * read.
 */
const PASSING = ['unavailable', 'gone', 'changed'];

/** Somebody has to open them first: grant access, or fetch them from an archive. */
const CLOSED = ['no_access', 'archived'];

type Scheduled = Pick<BatchRow, 'id' | 'scheduleId'>;

/** Records which documents of an ended batch its schedule has not dealt with. */
export async function noteWaiting(tx: Tx, { id, scheduleId }: Scheduled, now: Date): Promise<void> {
  if (scheduleId === null) return;
  const failedFor = (causes: readonly string[]) => digestsOf(tx, id, causes);
  const again = sql`case when tried_at is null then 'morning' else 'access' end`;
  await wait(tx, scheduleId, await failedFor(OURS), sql`'morning'`, now);
  await wait(tx, scheduleId, await failedFor(PASSING), again, now);
  await wait(tx, scheduleId, await failedFor(CLOSED), sql`'access'`, now);
}

/** Records which waiting documents were tried in vain, so that the others come first the next time. */
export async function noteTried(
  tx: Tx,
  scheduleId: string,
  digests: readonly string[],
  now: Date,
): Promise<void> {
  await wait(tx, scheduleId, digests, sql`waits_for`, now);
}

/** Somebody handed in a copy of a document: the schedule of its batch must not score the person again. */
export async function stopWaiting(
  tx: Tx,
  { scheduleId }: Pick<BatchRow, 'scheduleId'>,
  sourceEntry: string | null,
): Promise<void> {
  if (scheduleId === null || sourceEntry === null) return;
  await tx.execute(sql`
    update schedule_seen set waits_for = null
    where schedule_id = ${scheduleId} and digest = ${digestOfDocument(sourceEntry)}`);
}

async function wait(
  tx: Tx,
  scheduleId: string,
  digests: readonly string[],
  waitsFor: SQL,
  now: Date,
): Promise<void> {
  // As one value: a statement has no more than 65,535, and a source that is away has more documents.
  await tx.execute(sql`
    update schedule_seen set waits_for = ${waitsFor}, tried_at = ${now}
    where schedule_id = ${scheduleId} and digest = any(${sql.param(digests)}::text[])`);
}

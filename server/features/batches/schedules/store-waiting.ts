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

/**
 * Somebody handed in a copy of a document: neither the schedule of its batch nor one that was made from that batch must
 * score the person again.
 */
export async function stopWaiting(
  tx: Tx,
  { id, scheduleId }: Scheduled,
  sourceEntry: string,
): Promise<void> {
  await tx.execute(sql`
    update schedule_seen w set waits_for = null
    from source_schedules s
    where s.id = w.schedule_id and (s.id = ${scheduleId} or s.from_batch_id = ${id})
      and w.digest = ${digestOfDocument(sourceEntry)}`);
}

/** Whether a batch holds nobody but documents that its schedule tried before. */
export async function wereTriedBefore(tx: Tx, { id, scheduleId }: Scheduled): Promise<boolean> {
  if (scheduleId === null) return false;
  const digests = [...new Set(await digestsOf(tx, id))];
  const { rows } = await tx.execute<{ tried: number }>(sql`
    select count(*)::int as tried from schedule_seen
    where schedule_id = ${scheduleId} and tried_at is not null
      and digest = any(${sql.param(digests)}::text[])`);
  return rows[0]?.tried === digests.length;
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

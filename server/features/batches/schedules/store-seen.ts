import { and, asc, eq, gt, inArray, isNull, not, or, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database';
import { portions } from '../../../db/portions';
import { candidates, scheduleSeen } from '../../../db/schema';
import type { BatchRow } from '../store/batch';
import type { ListedCandidate } from '../store/candidates';
import { digestOf, digestOfListed, type Known } from './digest-of';

/**
 * Temporarily unavailable documents are listed again on the next morning, and so are those that went away or became
 * others between being listed and being read: put back as they were, they have not been scored.
 */
const PASSING = ['unavailable', 'not_scanned', 'not_read', 'gone', 'changed'];

/** Candidates, or digests, per statement. */
const AT_ONCE = 1_000;

/** Which listed candidates a batch is about: all of them, but for a morning those that its schedule has not seen. */
export async function wantedIn(
  executor: Executor,
  { scheduleId, scheduleDate, rerunOf }: Pick<BatchRow, 'scheduleId' | 'scheduleDate' | 'rerunOf'>,
): Promise<(listed: ListedCandidate) => boolean> {
  if (scheduleDate === null) return () => true;
  if (rerunOf !== null) {
    const earlier = new Set(await digestsOf(executor, rerunOf));
    return (listed) => earlier.has(digestOfListed(listed));
  }
  const seen = scheduleId === null ? new Set<string>() : await seenBy(executor, scheduleId);
  return (listed) => !seen.has(digestOfListed(listed));
}

async function seenBy(executor: Executor, scheduleId: string): Promise<Set<string>> {
  const rows = await executor
    .select({ digest: scheduleSeen.digest })
    .from(scheduleSeen)
    .where(eq(scheduleSeen.scheduleId, scheduleId));
  return new Set(rows.map(({ digest }) => digest));
}

/** Remembers whom a schedule has listed. */
export async function remember(
  tx: Tx,
  scheduleId: string,
  digests: readonly string[],
): Promise<void> {
  for (let from = 0; from < digests.length; from += AT_ONCE) {
    const some = digests.slice(from, from + AT_ONCE);
    await tx.execute(sql`
      insert into schedule_seen (schedule_id, digest)
      select ${scheduleId}, unnest(${sql.param(some)}::text[]) on conflict do nothing`);
  }
}

/** Forgets those of a batch that were temporarily unavailable. */
export async function forgetUnavailable(
  tx: Tx,
  { id, scheduleId }: Pick<BatchRow, 'id' | 'scheduleId'>,
): Promise<void> {
  if (scheduleId === null) return;
  const digests = await digestsOf(tx, id, 'unavailable');
  // As one value: a statement has no more than 65,535, and a source that is away has more documents.
  await tx.execute(sql`
    delete from schedule_seen
    where schedule_id = ${scheduleId} and digest = any(${sql.param(digests)}::text[])`);
}

type Which = 'all' | 'unavailable' | 'available';

/** The digests of a batch's candidates, or only of those that were unavailable, or available. */
export async function digestsOf(
  executor: Executor,
  batchId: string,
  which: Which = 'all',
): Promise<string[]> {
  const read = (after: number | null) => knownAfter(executor, batchId, which, after ?? 0);
  const digests: string[] = [];
  for await (const some of portions(read, ({ ordinal }) => ordinal)) {
    digests.push(...some.map(digestOf));
  }
  return digests;
}

async function knownAfter(
  executor: Executor,
  batchId: string,
  which: Which,
  ordinal: number,
): Promise<(Known & { ordinal: number })[]> {
  const passing = inArray(candidates.errorCode, PASSING);
  return executor
    .select({
      ordinal: candidates.ordinal,
      sourceEntry: candidates.sourceEntry,
      documentText: candidates.documentText,
      candidateId: candidates.candidateId,
      originalFilename: candidates.originalFilename,
      problemCode: candidates.errorCode,
    })
    .from(candidates)
    .where(
      and(
        eq(candidates.batchId, batchId),
        gt(candidates.ordinal, ordinal),
        which === 'unavailable' ? passing : undefined,
        which === 'available' ? or(not(passing), isNull(candidates.errorCode)) : undefined,
      ),
    )
    .orderBy(asc(candidates.ordinal))
    .limit(AT_ONCE);
}

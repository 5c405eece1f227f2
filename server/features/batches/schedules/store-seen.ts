import { and, asc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database';
import { portions } from '../../../db/portions';
import { candidates, scheduleSeen } from '../../../db/schema';
import { digestOfDocument } from '../../../sources/document-digest';
import type { BatchRow } from '../store/batch';
import type { ListedCandidate } from '../store/candidates';
import { digestOf, digestOfListed, type Known } from './digest-of';

/** Candidates, or digests, per statement. */
const AT_ONCE = 1_000;

/**
 * Whether a batch is about a listed candidate. About a document that waits for access only if it can be read by now;
 * `triedAt` says when it last could not.
 */
export type Interest = 'wanted' | 'unwanted' | { triedAt: Date };

/** Which listed candidates a batch is about: all of them, but for a morning those that its schedule has not dealt with. */
export async function interestOf(
  executor: Executor,
  { scheduleId, scheduleDate, rerunOf }: Pick<BatchRow, 'scheduleId' | 'scheduleDate' | 'rerunOf'>,
): Promise<(listed: ListedCandidate) => Interest> {
  if (scheduleDate === null) return () => 'wanted';
  if (rerunOf !== null) {
    const earlier = new Set(await digestsOf(executor, rerunOf));
    return (listed) => (earlier.has(digestOfListed(listed)) ? 'wanted' : 'unwanted');
  }
  const seen = scheduleId === null ? new Map() : await seenBy(executor, scheduleId);
  return (listed) => seen.get(digestOfListed(listed)) ?? 'wanted';
}

async function seenBy(executor: Executor, scheduleId: string): Promise<Map<string, Interest>> {
  const rows = await executor
    .select({
      digest: scheduleSeen.digest,
      waitsFor: scheduleSeen.waitsFor,
      triedAt: scheduleSeen.triedAt,
    })
    .from(scheduleSeen)
    .where(eq(scheduleSeen.scheduleId, scheduleId));
  return new Map(rows.map(({ digest, ...seen }) => [digest, interestIn(seen)]));
}

function interestIn({
  waitsFor,
  triedAt,
}: Pick<typeof scheduleSeen.$inferSelect, 'waitsFor' | 'triedAt'>): Interest {
  if (waitsFor === 'morning') return 'wanted';
  return waitsFor === 'access' ? { triedAt: triedAt ?? new Date(0) } : 'unwanted';
}

/**
 * Those of these documents that a schedule has listed before, and does not wait for any more: another batch has them, or a copy was
 * handed in. Nobody hands one in before the transaction ends.
 */
export async function dealtWith(
  tx: Tx,
  scheduleId: string,
  documents: readonly string[],
): Promise<string[]> {
  const digests = documents.map(digestOfDocument);
  const { rows } = await tx.execute<{ digest: string; waits: boolean }>(sql`
    select digest, waits_for is not null as waits from schedule_seen
    where schedule_id = ${scheduleId} and digest = any(${sql.param(digests)}::text[])
    order by digest for update`);
  const settled = new Set(rows.filter(({ waits }) => !waits).map(({ digest }) => digest));
  return documents.filter((_, at) => settled.has(digests[at] ?? ''));
}

/** Remembers whom a schedule has listed. Whoever waited does not any more. */
export async function remember(
  tx: Tx,
  scheduleId: string,
  digests: readonly string[],
): Promise<void> {
  for (let from = 0; from < digests.length; from += AT_ONCE) {
    const some = digests.slice(from, from + AT_ONCE);
    await tx.execute(sql`
      insert into schedule_seen (schedule_id, digest)
      select distinct ${scheduleId}::uuid, unnest(${sql.param(some)}::text[])
      on conflict (schedule_id, digest) do update set waits_for = null where schedule_seen.waits_for is not null`);
  }
}

/** The digests of a batch's candidates, or only of the documents that failed for one of these causes. */
export async function digestsOf(
  executor: Executor,
  batchId: string,
  causes: readonly string[] | null = null,
): Promise<string[]> {
  const read = (after: number | null) => knownAfter(executor, batchId, causes, after ?? 0);
  const digests: string[] = [];
  for await (const some of portions(read, ({ ordinal }) => ordinal)) {
    digests.push(...some.map(digestOf));
  }
  return digests;
}

async function knownAfter(
  executor: Executor,
  batchId: string,
  causes: readonly string[] | null,
  ordinal: number,
): Promise<(Known & { ordinal: number })[]> {
  const failedSo = causes && inArray(candidates.errorCode, [...causes]);
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
        failedSo ? and(failedSo, isNotNull(candidates.sourceEntry)) : undefined,
      ),
    )
    .orderBy(asc(candidates.ordinal))
    .limit(AT_ONCE);
}

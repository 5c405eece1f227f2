import type { EnhancedMeta } from '@candor/domain/model/meta-analytics';
import { and, eq, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { metaCalculations as table } from '../../../db/schema';
import type { Place } from '../store-kept';

/** After this much silence whoever computes is dead, and the next one who asks computes in its stead. */
export const DEAD_AFTER_MS = 15_000;

/** How long the result is available to somebody who was told to retry. */
export const OWED_FOR_MS = 10 * 60_000;

/** One computing of a question: `run` names who does it. */
export type Run = Place & { run: string };

/**
 * The state of a question: with `owed` its figures belong to the next caller, and are null if the computation failed.
 */
export type Standing = {
  run: string;
  beatAt: Date;
  endedAt: Date | null;
  answer: EnhancedMeta | null;
  owed: boolean;
};

/** Claims a question for a run, unless a live run has it or its result is still to be collected. */
export async function claim(
  executor: Executor,
  { userId, key, run }: Run,
  now: Date,
): Promise<boolean> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const silent = and(isNull(table.endedAt), lt(table.beatAt, before(DEAD_AFTER_MS)));
  const over = and(
    isNotNull(table.endedAt),
    or(eq(table.owed, false), lt(table.endedAt, before(OWED_FOR_MS))),
  );
  const begun = { run, beatAt: now, endedAt: null, answer: null, owed: false };
  const taken = await executor
    .insert(table)
    .values({ userId, question: key, ...begun })
    .onConflictDoUpdate({
      target: [table.userId, table.question],
      set: begun,
      setWhere: sql`${or(silent, over)}`,
    })
    .returning({ run: table.run });
  return taken.length > 0;
}

/** The state of a question; null if nobody computes it and nothing is known about it. */
export async function standingOf(executor: Executor, place: Place): Promise<Standing | null> {
  const [row] = await executor
    .select({
      run: table.run,
      beatAt: table.beatAt,
      endedAt: table.endedAt,
      answer: table.answer,
      owed: table.owed,
    })
    .from(table)
    .where(ofPlace(place));
  return row ?? null;
}

/** Whether somebody who lives is at it. */
export function goesOn({ endedAt, beatAt }: Standing, now: Date): boolean {
  return endedAt === null && now.getTime() - beatAt.getTime() <= DEAD_AFTER_MS;
}

/** Says that a run lives. */
export async function beat(executor: Executor, run: Run, now: Date): Promise<void> {
  await executor
    .update(table)
    .set({ beatAt: now })
    .where(and(ofRun(run), isNull(table.endedAt)));
}

/** Records that somebody was told to retry for the result of a run. */
export async function owe(executor: Executor, run: Run): Promise<void> {
  await executor.update(table).set({ owed: true }).where(ofRun(run));
}

/** Notes that what a run found was handed to whom it was owed; of several at once one hears `true`. */
export async function handOver(executor: Executor, run: Run): Promise<boolean> {
  const handed = await executor
    .update(table)
    .set({ owed: false })
    .where(and(ofRun(run), eq(table.owed, true)));
  return (handed.rowCount ?? 0) > 0;
}

/** Records the result of a run, null if it failed, and drops results that nobody will collect any more. */
export async function end(
  executor: Executor,
  run: Run,
  answer: EnhancedMeta | null,
  now: Date,
): Promise<void> {
  const tooOld = lt(table.endedAt, new Date(now.getTime() - OWED_FOR_MS));
  await executor.delete(table).where(and(eq(table.userId, run.userId), tooOld));
  await executor.update(table).set({ answer, endedAt: now }).where(ofRun(run));
}

function ofPlace({ userId, key }: Place): SQL | undefined {
  return and(eq(table.userId, userId), eq(table.question, key));
}

function ofRun(run: Run): SQL | undefined {
  return and(ofPlace(run), eq(table.run, run.run));
}

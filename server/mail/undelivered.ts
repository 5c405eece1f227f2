import { and, count, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { type MailFault, mailOutbox } from '../db/schema';

/** What became of mail, without a word about anybody. */
export type MailState = {
  /** Mails that are owed, and for how long the oldest of them is. */
  waiting: number;
  oldestSeconds: number;
  /** Whether the mail server rejected us at the last try. */
  turnedAway: boolean;
  /** Mails that were given up since a moment, by kind and cause, the most first. */
  givenUp: { kind: string; fault: MailFault | null; mails: number }[];
};

/** The state of queued mail at a moment; given-up mail is counted since `since`. */
export async function mailState(
  executor: Executor,
  { now, since }: { now: Date; since: Date },
): Promise<MailState> {
  const { failedAt, stoppedAt, createdAt, kind, fault } = mailOutbox;
  const [owed] = await executor
    .select({
      waiting: count(),
      oldest: sql`min(${createdAt})`.mapWith(createdAt),
      stopped: count(stoppedAt),
    })
    .from(mailOutbox)
    .where(isNull(failedAt));
  const mails = count();
  const givenUp = await executor
    .select({ kind, fault, mails })
    .from(mailOutbox)
    .where(and(isNotNull(failedAt), gt(failedAt, since)))
    .groupBy(kind, fault)
    .orderBy(sql`${mails} desc`, kind, fault);
  const oldest: Date | null = owed?.oldest ?? null;
  return {
    waiting: owed?.waiting ?? 0,
    oldestSeconds: oldest === null ? 0 : Math.max(0, (now.getTime() - oldest.getTime()) / 1000),
    turnedAway: (owed?.stopped ?? 0) > 0,
    givenUp,
  };
}

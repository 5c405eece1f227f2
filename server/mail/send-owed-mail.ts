import { and, asc, eq, gt, isNull, lt, lte, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../db/database';
import { mailOutbox } from '../db/schema';
import type { Deps } from '../deps';
import type { Mail } from '../ports/mailer';
import { noteFailure, type Owed, PAUSE_MS, type WhenGivenUp } from './note-failure';
import { LetterKind } from './owe-mail';

/** A process that dies while sending leaves the mail to the next one after this time. */
const CLAIM_MS = 5 * 60_000;
const FAILED_KEPT_MS = 30 * 86_400_000;

/**
 * Writes one kind of letter when it is about to be sent, from what was kept with its intention; null when there is nothing
 * to send after all.
 */
export type LetterWriter = (recipient: string, data: unknown) => Promise<Mail | null>;
export type LetterWriters = Readonly<Record<LetterKind, LetterWriter>>;
type Needs = Pick<Deps, 'db' | 'clock' | 'mailer' | 'log'>;

/**
 * Sends every mail that is due, oldest first, and returns how many were sent. Each is sent at least once: a crash
 * between the mail server's confirmation and our record of it sends it again. So a stopping process begins no other one. If
 * the server rejects us altogether all mail waits, of every process.
 */
export async function sendOwedMail(
  deps: Needs,
  writers: LetterWriters,
  whenGivenUp: WhenGivenUp = {},
  stopping?: AbortSignal,
): Promise<number> {
  let sent = 0;
  while (!stopping?.aborted) {
    const mail = await claim(deps);
    if (!mail) return sent;
    const outcome = await send(deps, mail, writers, whenGivenUp);
    if (outcome === 'stopped') return sent;
    if (outcome === 'sent') sent += 1;
  }
  return sent;
}

/** Removes mails that were given up long ago; until then an operator may look why. */
export async function forgetUndeliverableMail(executor: Executor, now: Date): Promise<void> {
  const before = new Date(now.getTime() - FAILED_KEPT_MS);
  await executor.delete(mailOutbox).where(lt(mailOutbox.failedAt, before));
}

/** Takes the next due mail by moving its due moment, so that no transaction waits for a mail server. */
async function claim({ db, clock }: Needs): Promise<Owed | null> {
  const now = clock.now();
  const others = alias(mailOutbox, 'others');
  const lately = new Date(now.getTime() - PAUSE_MS);
  const stopped = db
    .select({ id: others.id })
    .from(others)
    .where(and(gt(others.stoppedAt, lately), isNull(others.failedAt)));
  const next = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(lte(mailOutbox.dueAt, now), isNull(mailOutbox.failedAt), notExists(stopped)))
    .orderBy(asc(mailOutbox.dueAt), asc(mailOutbox.createdAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [mail] = await db
    .update(mailOutbox)
    .set({ dueAt: new Date(now.getTime() + CLAIM_MS), attempts: sql`${mailOutbox.attempts} + 1` })
    .where(eq(mailOutbox.id, sql`(${next})`))
    .returning();
  return mail ?? null;
}

async function send(
  deps: Needs,
  owed: Owed,
  writers: LetterWriters,
  whenGivenUp: WhenGivenUp,
): Promise<'sent' | 'failed' | 'stopped'> {
  const { id, kind, recipient, data } = owed;
  try {
    const mail = await writers[LetterKind.parse(kind)](recipient, data);
    if (mail) await deps.mailer.send({ ...mail, id });
  } catch (error) {
    return noteFailure(deps, owed, error, whenGivenUp);
  }
  await deps.db.delete(mailOutbox).where(eq(mailOutbox.id, id));
  return 'sent';
}

import { and, asc, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { mailOutbox } from '../db/schema';
import type { Deps } from '../deps';
import { type Mail, MailRefused } from '../ports/mailer';
import { LetterKind } from './owe-mail';

/** A process that dies while sending leaves the mail to the next one after this time. */
const CLAIM_MS = 5 * 60_000;
const MINUTE_MS = 60_000;
const FAILED_KEPT_MS = 30 * 24 * 60 * MINUTE_MS;
/** Waits between tries: greylisting passes in minutes, an outage in hours. After the last one the mail is given up. */
const WAITS_MS = [1, 5, 30, 120, 360, 720].map((minutes) => minutes * MINUTE_MS);

type Owed = typeof mailOutbox.$inferSelect;

/**
 * Writes one kind of letter when it is about to be sent, from what was kept with its intention; null when there is nothing
 * to send after all.
 */
export type LetterWriter = (recipient: string, data: unknown) => Promise<Mail | null>;
export type LetterWriters = Readonly<Record<LetterKind, LetterWriter>>;
type Needs = Pick<Deps, 'db' | 'clock' | 'mailer' | 'log'>;

/**
 * Sends every mail that is due, oldest first, and answers how many were sent. Each is sent at least once: a crash between
 * the mail server's yes and our note of it sends it again.
 */
export async function sendOwedMail(deps: Needs, writers: LetterWriters): Promise<number> {
  let sent = 0;
  for (;;) {
    const mail = await claim(deps);
    if (!mail) return sent;
    if (await send(deps, mail, writers)) sent += 1;
  }
}

/** Removes mails that were given up long ago; until then an operator may look why. */
export async function forgetUndeliverableMail(executor: Executor, now: Date): Promise<void> {
  const before = new Date(now.getTime() - FAILED_KEPT_MS);
  await executor.delete(mailOutbox).where(lt(mailOutbox.failedAt, before));
}

/** Takes the next due mail by moving its due moment, so that no transaction waits for a mail server. */
async function claim({ db, clock }: Needs): Promise<Owed | null> {
  const now = clock.now();
  const next = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(lte(mailOutbox.dueAt, now), isNull(mailOutbox.failedAt)))
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
  { db, clock, mailer, log }: Needs,
  { id, kind, recipient, data, attempts }: Owed,
  writers: LetterWriters,
): Promise<boolean> {
  try {
    const mail = await writers[LetterKind.parse(kind)](recipient, data);
    if (mail) await mailer.send({ ...mail, id });
  } catch (error) {
    const lastError = error instanceof Error ? error.message : String(error);
    const now = clock.now();
    const wait = error instanceof MailRefused ? undefined : WAITS_MS[attempts - 1];
    const change =
      wait === undefined ? { failedAt: now } : { dueAt: new Date(now.getTime() + wait) };
    await db
      .update(mailOutbox)
      .set({ lastError, ...change })
      .where(eq(mailOutbox.id, id));
    // The reason may repeat the address; the row keeps it, the log does not.
    log.warn({ mail: id, attempts, givenUp: wait === undefined }, 'a mail could not be sent');
    return false;
  }
  await db.delete(mailOutbox).where(eq(mailOutbox.id, id));
  return true;
}

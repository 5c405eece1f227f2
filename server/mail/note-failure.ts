import { eq } from 'drizzle-orm';
import type { Executor, Tx } from '../db/database';
import { type MailFault, mailOutbox } from '../db/schema';
import type { Deps } from '../deps';
import { MailerMisconfigured, MailRefused, MailTrouble } from '../ports/mailer';
import { LetterKind } from './owe-mail';

const MINUTE_MS = 60_000;
/** Waits between tries: greylisting passes in minutes, an outage in hours. After the last one the mail is given up. */
const WAITS_MS = [1, 5, 30, 120, 360, 720].map((minutes) => minutes * MINUTE_MS);
/** How long all mail waits for a server that rejected us: few enough tries that it does not lock the account. */
export const PAUSE_MS = 5 * MINUTE_MS;

export type Owed = typeof mailOutbox.$inferSelect;
type Needs = Pick<Deps, 'db' | 'clock' | 'log'>;

/** What is to be done when one kind of mail is given up, in the transaction that notes it. */
export type GivenUp = (tx: Tx, mail: { data: unknown; owedAt: Date }, now: Date) => Promise<void>;
export type WhenGivenUp = Readonly<Partial<Record<LetterKind, GivenUp>>>;

/** Notes that a mail did not leave: when it is tried again, or that it is given up, or that all mail has to wait. */
export async function noteFailure(
  { db, clock, log }: Needs,
  { id, kind, attempts, data, createdAt: owedAt }: Owed,
  error: unknown,
  whenGivenUp: WhenGivenUp,
): Promise<'failed' | 'stopped'> {
  const now = clock.now();
  const fault = faultOf(error);
  const later = (ms: number) => new Date(now.getTime() + ms);
  const note = (change: Partial<Owed>, executor: Executor = db) =>
    executor
      .update(mailOutbox)
      .set({ fault, lastError: wordsOf(error), ...change })
      .where(eq(mailOutbox.id, id));
  // The reason may repeat the address; the row keeps it, the log does not.
  const told = { mail: id, kind, fault, ...(error instanceof MailTrouble && error.answer) };
  if (fault === 'settings') {
    // It is no fault of this mail, and those that were due before it come first.
    await note({ attempts: attempts - 1, stoppedAt: now, dueAt: later(PAUSE_MS) });
    log.error(told, 'the mail server rejects us: check SMTP_URL and MAIL_FROM');
    return 'stopped';
  }
  const wait = error instanceof MailRefused ? undefined : WAITS_MS[attempts - 1];
  const givenUp = wait === undefined;
  await (givenUp
    ? db.transaction(async (tx) => {
        await note({ stoppedAt: null, failedAt: now }, tx);
        const known = LetterKind.safeParse(kind);
        if (known.success) await whenGivenUp[known.data]?.(tx, { data, owedAt }, now);
      })
    : note({ stoppedAt: null, dueAt: later(wait) }));
  log.warn({ ...told, attempts, givenUp }, 'a mail could not be sent');
  return 'failed';
}

function faultOf(error: unknown): MailFault {
  if (error instanceof MailerMisconfigured) return 'settings';
  if (error instanceof MailRefused) return error.what;
  return error instanceof MailTrouble ? 'passing' : 'unwritten';
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

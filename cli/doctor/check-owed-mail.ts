import type { Db } from '@candor/server/db/database';
import type { MailFault } from '@candor/server/db/schema';
import { type MailState, mailState } from '@candor/server/mail/undelivered';
import type { Finding } from './check';

const SUBJECT = 'Owed mail';
/** As long as mail that was given up is kept. */
const LOOKED_BACK_MS = 30 * 86_400_000;

const WORDS: Record<MailFault, string> = {
  settings: 'refused for our settings',
  address: 'address refused',
  message: 'message refused',
  passing: 'no answer or no time, to the last try',
  unwritten: 'could not be written',
};

/** Mail that waits because the server rejects us, and mail that was given up, by kind and cause: never to whom. */
export async function checkOwedMail(db: Db, now: Date): Promise<Finding> {
  const since = new Date(now.getTime() - LOOKED_BACK_MS);
  return owedMailFinding(await mailState(db, { now, since }));
}

/** The same as a finding. */
export function owedMailFinding({
  waiting,
  turnedAway,
  givenUp,
}: Omit<MailState, 'oldestSeconds'>): Finding {
  const lost = givenUp.map(
    ({ kind, fault, mails }) => `${mails} ${kind} (${fault === null ? 'unknown' : WORDS[fault]})`,
  );
  const list = `given up in 30 days: ${lost.join(', ')}`;
  if (turnedAway) {
    return {
      status: 'fail',
      subject: SUBJECT,
      found: `the mail server rejects us, ${waiting} wait${lost.length > 0 ? `; ${list}` : ''}`,
      fix: 'Check user, password, TLS and sender in SMTP_URL and MAIL_FROM; the log has the answer of the server. All that waits is sent then.',
    };
  }
  if (lost.length === 0) return { status: 'ok', subject: SUBJECT, found: `${waiting} wait` };
  const fix =
    'A refused address is for whoever typed it to correct. Of the rest the log says why: look for "a mail could not be sent".';
  return { status: 'warn', subject: SUBJECT, found: list, fix };
}

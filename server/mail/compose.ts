import type { SendMailOptions } from 'nodemailer';
import type { Sending } from '../ports/mailer';

/**
 * The message as nodemailer takes it. Its Message-ID (RFC 5322, 3.6.4) comes from the id of the mail and the domain of the
 * sender: a mail server that took it and died before it said so gets the same one again.
 */
export function composed({ id, stop, ...mail }: Sending, from: string): SendMailOptions {
  return {
    ...mail,
    from,
    messageId: `<${id}@${domainOf(from)}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...(stop !== undefined && stopHeaders(stop)) },
  };
}

/** RFC 2369 and RFC 8058: a mail program shows a button, and posts to this address when it is pressed. */
function stopHeaders(stop: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${stop}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** The domain of 'Candor <no-reply@example.com>' and of an address alone. */
function domainOf(from: string): string {
  return /@([^\s>]+)/u.exec(from)?.[1] ?? 'localhost';
}

import { connect as connectPlain, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { reasonOf } from '@candor/server/reason-of';
import type { Finding } from './check';

const PATIENCE_MS = 5_000;
const SUBMISSION_PORT = 587;
const SUBMISSION_TLS_PORT = 465;

/** Outgoing mail: the server named by SMTP_URL greets; without one, mails are files. */
export async function checkMail(smtpUrl: string | null, outbox: string): Promise<Finding> {
  if (smtpUrl === null) {
    return {
      status: 'warn',
      subject: 'Mail',
      found: `nothing is sent; each mail is written to ${outbox}`,
      fix: 'Set SMTP_URL and MAIL_FROM to send mails to people.',
    };
  }
  const url = new URL(smtpUrl);
  try {
    const greeting = await greetingOf(url);
    if (!greeting.startsWith('220')) throw new Error(`it answered "${greeting.slice(0, 80)}"`);
    return { status: 'ok', subject: 'Mail', found: `${url.hostname} greets` };
  } catch (error) {
    return {
      status: 'fail',
      subject: 'Mail',
      found: `${url.hostname} does not answer as a mail server (${reasonOf(error)})`,
      fix: 'Check host, port and scheme (smtp or smtps) in SMTP_URL.',
    };
  }
}

/** The first line of the server: 220 when it is ready (RFC 5321, 4.2). */
function greetingOf(url: URL): Promise<string> {
  const secure = url.protocol === 'smtps:';
  const port = Number(url.port) || (secure ? SUBMISSION_TLS_PORT : SUBMISSION_PORT);
  const socket: Socket = secure
    ? connectTls({ host: url.hostname, port, servername: url.hostname })
    : connectPlain({ host: url.hostname, port });
  return new Promise<string>((resolve, reject) => {
    socket.setTimeout(PATIENCE_MS, () => reject(new Error('no answer in 5 seconds')));
    socket.once('error', reject);
    socket.once('data', (bytes: Buffer) => resolve(bytes.toString('latin1').trim()));
    socket.once('end', () => reject(new Error('it hung up')));
  }).finally(() => socket.destroy());
}

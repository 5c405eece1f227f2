import { createTransport } from 'nodemailer';
import { composed } from '../../mail/compose';
import { type Mailer, MailRefused } from '../../ports/mailer';

const CONNECT_MS = 10_000;
const SOCKET_MS = 60_000;
/** Mails one connection may carry before it is renewed. */
const MAILS_PER_CONNECTION = 100;

/**
 * Sends mail through the operator's server. Without `smtps:` the connection must be upgraded to TLS, unless the server is
 * on this machine or the address says `?requireTLS=false`.
 */
export function openSmtp(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    maxMessages: MAILS_PER_CONNECTION,
    requireTLS: needsTls(url),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SOCKET_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    kind: 'smtp',
    async send(mail) {
      try {
        await transport.sendMail(composed(mail, from));
      } catch (error) {
        throw isPermanent(error) ? new MailRefused(messageOf(error), { cause: error }) : error;
      }
    },
    close: async () => transport.close(),
  };
}

function needsTls(text: string): boolean {
  const { protocol, hostname, searchParams } = new URL(text);
  if (protocol === 'smtps:' || searchParams.get('requireTLS') === 'false') return false;
  return !['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** A reply of class 5 to sender, recipient or message is final (RFC 5321, 4.2.1); everything else may pass. */
function isPermanent(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false;
  const { responseCode, code } = error;
  return typeof responseCode === 'number' && responseCode >= 500 && code !== 'EAUTH';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

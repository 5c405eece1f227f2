import { createTransport } from 'nodemailer';
import { composed } from '../../mail/compose';
import type { Mailer } from '../../ports/mailer';
import { explainFailure } from './explain-failure';

/** How long a server may take to greet, and to say anything later. */
const PATIENCE = { connectMs: 10_000, socketMs: 60_000 };
/** Mails one connection may carry before it is renewed. */
const MAILS_PER_CONNECTION = 100;

/**
 * Sends mail through the operator's server. Without `smtps:` the connection must be upgraded to TLS, unless the server is
 * on this machine or the address says `?requireTLS=false`.
 */
export function openSmtp(
  url: string,
  from: string,
  { connectMs, socketMs }: typeof PATIENCE = PATIENCE,
): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    maxMessages: MAILS_PER_CONNECTION,
    requireTLS: needsTls(url),
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: socketMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    kind: 'smtp',
    async send(mail) {
      try {
        await transport.sendMail(composed(mail, from));
      } catch (error) {
        throw explainFailure(error);
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

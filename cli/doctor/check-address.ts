import type { Config } from '@candor/server/config';
import type { Finding } from './check';

const THIS_MACHINE = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;
const SUBJECT = 'Address';

/** Whether people can open the links that are mailed to them, and whether what they type there is protected. */
export function checkAddress({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>): Finding {
  const { hostname, protocol } = new URL(publicUrl);
  const isHere = THIS_MACHINE.test(hostname);
  if (isHere && !THIS_MACHINE.test(host)) {
    return {
      status: 'warn',
      subject: SUBJECT,
      found: `links in mails lead to ${publicUrl}, which other machines do not reach`,
      fix: 'Set PUBLIC_URL to the address that people open.',
    };
  }
  if (!isHere && protocol === 'http:') {
    return {
      status: 'warn',
      subject: SUBJECT,
      found: `${publicUrl} is not encrypted, and browsers offer no passkeys there`,
      fix: 'Put a proxy with TLS in front and set PUBLIC_URL to its https address.',
    };
  }
  return { status: 'ok', subject: SUBJECT, found: `links lead to ${publicUrl}` };
}

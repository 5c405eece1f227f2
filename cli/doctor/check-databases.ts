import type { Finding } from './check';

/** Whether customers' databases may be in private networks. Their owners decide which database is read. */
export function checkDatabases(allowPrivate: boolean): Finding {
  const found = allowPrivate
    ? 'read at any address, those of private networks and of this machine among them'
    : 'read at addresses of the internet; those of private networks are refused';
  return { status: 'ok', subject: 'Databases of customers', found };
}

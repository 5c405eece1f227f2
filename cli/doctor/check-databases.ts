import type { Finding } from './check';

/** Whether customers' databases may lie in private networks. Which database is read, its owners say. */
export function checkDatabases(allowPrivate: boolean): Finding {
  const found = allowPrivate
    ? 'read at any address, those of private networks and of this machine among them'
    : 'read at addresses of the internet; those of private networks are refused';
  return { status: 'ok', subject: 'Databases of customers', found };
}

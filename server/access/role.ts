import type { Actor } from './actor';

type Known = {
  emailKey: string;
  emailConfirmedAt: Date | null;
  emailVouchedBy: string | null;
  isStaff: boolean;
  suspendedAt: Date | null;
};

/**
 * Staff are the accounts that the operator made staff by command, and those with a confirmed address listed in the
 * environment (`staffEmails`, in lower case); an ATS vouching for the address is not enough. A suspended account is
 * never staff.
 */
export function roleOf(user: Known, staffEmails: readonly string[]): Actor['role'] {
  if (user.suspendedAt !== null) return 'user';
  const isShown = user.emailConfirmedAt !== null && user.emailVouchedBy === null;
  const isNamed = isShown && staffEmails.includes(user.emailKey);
  return user.isStaff || isNamed ? 'support' : 'user';
}

import type { Actor } from './actor';

type Known = {
  emailKey: string;
  emailConfirmedAt: Date | null;
  isStaff: boolean;
  suspendedAt: Date | null;
};

/**
 * Staff are the accounts that the operator made staff by command, and those with a confirmed address that the environment
 * names (`staffEmails`, in lower case). A suspended account is nobody's staff.
 */
export function roleOf(user: Known, staffEmails: readonly string[]): Actor['role'] {
  if (user.suspendedAt !== null) return 'user';
  const isNamed = user.emailConfirmedAt !== null && staffEmails.includes(user.emailKey);
  return user.isStaff || isNamed ? 'support' : 'user';
}

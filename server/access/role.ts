import type { Actor } from './actor';

/** Staff are the accounts with a confirmed address that the operator named. `staffEmails` in lower case. */
export function roleOf(
  user: { emailKey: string; emailConfirmedAt: Date | null },
  staffEmails: readonly string[],
): Actor['role'] {
  const isStaff = user.emailConfirmedAt !== null && staffEmails.includes(user.emailKey);
  return isStaff ? 'support' : 'user';
}

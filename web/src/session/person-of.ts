import type { User } from '@candor/domain/model/user';
import type { Person } from '@candor/domain/rules/guard';

/** What the guards ask of a user. */
export function personOf(user: User): Person {
  return {
    emailConfirmed: user.email_confirmed,
    isOauth: user.is_oauth,
    isPartner: user.is_integration_partner,
    isStaff: user.role === 'support',
    isSuspended: user.suspended,
  };
}

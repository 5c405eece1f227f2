import { users } from '@candor/domain/api/users';
import { useCall } from '../../session/use-call';

/** Profile, waiting address and retention terms of the account. */
export function useSettings() {
  return useCall(users.settings, {});
}

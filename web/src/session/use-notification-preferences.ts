import { users } from '@candor/domain/api/users';
import { useCall } from './use-call';

/** Which news the signed-in person wants on which channel. */
export function useNotificationPreferences() {
  return useCall(users.preferences, {});
}

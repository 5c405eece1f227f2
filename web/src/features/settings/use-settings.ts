import { users } from '@candor/domain/api/users';
import { useCall } from '../../session/use-call';

/** A waiting address is confirmed by a link that may open in another tab, so what was read soon grows old. */
const FRESH_MS = 10_000;

/** Profile, waiting address and retention terms of the account. */
export function useSettings() {
  return useCall(users.settings, {}, { staleTime: FRESH_MS });
}

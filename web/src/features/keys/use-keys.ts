import { analytics } from '@candor/domain/api/analytics';
import { keys } from '@candor/domain/api/keys';
import { users } from '@candor/domain/api/users';
import { useCallback } from 'react';
import { useCall, useInvalidate } from '../../session/use-call';

/** The keys of the account that work. */
export function useKeys() {
  return useCall(keys.list, {});
}

/** What each key did in the last thirty days. */
export function useKeyCalls() {
  return useCall(analytics.apiKeys, {});
}

/** Reads everything again that a new or removed key changes. */
export function useKeysChanged(): () => Promise<void> {
  const invalidate = useInvalidate();
  return useCallback(
    () => invalidate(keys.list, analytics.apiKeys, users.quotaStatus, users.planInfo),
    [invalidate],
  );
}

import { users } from '@candor/domain/api/users';
import type {
  NotificationPreferences,
  PreferencesChange,
} from '@candor/domain/model/notification-preferences';
import { mergedChange, preferencesWith } from '@candor/domain/rules/notification-preferences';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApp, useSessionState } from '../../../session/app-context';
import { keyOf, scopeOf } from '../../../session/use-call';
import type { Box } from './change-words';

type Answer = { preferences: NotificationPreferences };
type Wish = { box: Box; on: boolean };

/**
 * Saves one box at a time, in the order in which they were pressed. A box changes at once; one that could not be
 * saved reverts, and only that one.
 */
export function useSavePreference() {
  const { api } = useApp();
  const client = useQueryClient();
  const key = keyOf(scopeOf(useSessionState()), users.preferences.name, {});
  const put = (change: PreferencesChange) =>
    client.setQueryData<Answer>(
      key,
      (known) => known && { preferences: preferencesWith(mergedChange(known.preferences, change)) },
    );
  return useMutation({
    scope: { id: users.savePreferences.name },
    mutationFn: (wish: Wish) =>
      api.call(users.savePreferences, { body: { preferences: changeOf(wish) } }),
    onMutate: async (wish) => {
      await client.cancelQueries({ queryKey: key });
      put(changeOf(wish));
    },
    onError: (_, { box, on }) => put(changeOf({ box, on: !on })),
  });
}

function changeOf({ box: { channel, event }, on }: Wish): PreferencesChange {
  return event === null ? { [channel]: on } : { events: { [event]: { [channel]: on } } };
}

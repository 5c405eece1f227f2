import { users } from '@candor/domain/api/users';
import type {
  NotificationPreferences,
  PreferencesChange,
} from '@candor/domain/model/notification-preferences';
import { mergedChange, preferencesWith } from '@candor/domain/rules/notification-preferences';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { asClientError, type ClientError } from '../../../api/client-error';
import { useApp, useSessionState } from '../../../session/app-context';
import { keyOf, scopeOf } from '../../../session/use-call';
import { type Box, boxName } from './change-words';

type Answer = { preferences: NotificationPreferences };
type Wish = { box: Box; on: boolean };
/** A box whose presses are being saved: how many still, and its value as last saved. */
type Open = { presses: number; saved: boolean };

/** A box that could not be saved, and why. */
export type FailedBox = { box: Box; error: ClientError };

type SavePreference = {
  press: (box: Box, on: boolean) => void;
  /** The last one, until another one is pressed. */
  failed: FailedBox | null;
};

/**
 * Saves one box at a time, in the order in which they were pressed. A box changes at once, and however often it is
 * pressed meanwhile, it ends as what was saved last.
 */
export function useSavePreference(): SavePreference {
  const { api } = useApp();
  const client = useQueryClient();
  const queryKey = keyOf(scopeOf(useSessionState()), users.preferences.name, {});
  const open = useRef(new Map<string, Open>());
  const [failed, setFailed] = useState<FailedBox | null>(null);
  const openOf = ({ box, on }: Wish): Open => {
    const known = open.current.get(boxName(box)) ?? { presses: 0, saved: !on };
    open.current.set(boxName(box), known);
    return known;
  };
  // A read that began before would overwrite what was pressed or saved since.
  const put = async (wish: Wish) => {
    await client.cancelQueries({ queryKey });
    client.setQueryData<Answer>(
      queryKey,
      (known) =>
        known && { preferences: preferencesWith(mergedChange(known.preferences, changeOf(wish))) },
    );
  };
  const { mutate } = useMutation({
    scope: { id: users.savePreferences.name },
    mutationFn: (wish: Wish) =>
      api.call(users.savePreferences, { body: { preferences: changeOf(wish) } }),
    onMutate: (wish) => {
      setFailed(null);
      openOf(wish).presses += 1;
      return put(wish);
    },
    onSuccess: (_, wish) => {
      openOf(wish).saved = wish.on;
    },
    onSettled: async (_, error, wish) => {
      const { box } = wish;
      const state = openOf(wish);
      state.presses -= 1;
      if (state.presses > 0) return;
      open.current.delete(boxName(box));
      if (error) setFailed({ box, error: asClientError(error) });
      await put({ box, on: state.saved });
    },
  });
  return { press: (box, on) => mutate({ box, on }), failed };
}

function changeOf({ box: { channel, event }, on }: Wish): PreferencesChange {
  return event === null ? { [channel]: on } : { events: { [event]: { [channel]: on } } };
}

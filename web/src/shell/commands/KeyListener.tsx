import { useEffect, useRef } from 'react';
import { useKeyPreferences } from '../../session/KeyPreferencesProvider';
import { useActionList } from '../../ui/actions/ActionProvider';
import { keysFor } from '../../ui/actions/keys';
import { listenForKeys, type PressMemory } from '../../ui/actions/listen';

/** Runs whatever is registered by its keys, as this person wants them. Draws nothing. */
export function KeyListener({ paused }: { paused: boolean }) {
  const actions = useActionList();
  const { preferences } = useKeyPreferences();
  const memory = useRef<PressMemory>({ last: null });
  useEffect(() => {
    if (paused) return;
    const keyed = actions.flatMap((action) => {
      const keys = keysFor(action, preferences);
      return keys === null ? [] : [{ action, keys }];
    });
    return listenForKeys(window, keyed, memory.current);
  }, [actions, preferences, paused]);
  return null;
}

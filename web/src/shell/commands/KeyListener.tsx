import { useLayoutEffect, useRef } from 'react';
import { useKeyPreferences } from '../../session/KeyPreferencesProvider';
import { useActionRegistry } from '../../ui/actions/ActionProvider';
import type { Action } from '../../ui/actions/action';
import { type KeyPreferences, keysFor } from '../../ui/actions/keys';
import { type KeyedAction, listenForKeys, type PressMemory } from '../../ui/actions/listen';

/**
 * Runs whatever is registered by its keys, as this person wants them. Draws nothing. Whatever can be seen can be done:
 * it listens before the screen is drawn, not some time after.
 */
export function KeyListener({ paused }: { paused: boolean }) {
  const registry = useActionRegistry();
  const { preferences } = useKeyPreferences();
  const memory = useRef<PressMemory>({ last: null });
  useLayoutEffect(() => {
    if (paused || !registry) return;
    let stop = () => {};
    const listen = () => {
      stop();
      stop = listenForKeys(window, keyedOf(registry.list(), preferences), memory.current);
    };
    listen();
    const unsubscribe = registry.subscribe(listen);
    return () => {
      unsubscribe();
      stop();
    };
  }, [registry, preferences, paused]);
  return null;
}

function keyedOf(actions: readonly Action[], preferences: KeyPreferences): KeyedAction[] {
  return actions.flatMap((action) => {
    const keys = keysFor(action, preferences);
    return keys === null ? [] : [{ action, keys }];
  });
}

import { type Action, byNearness } from './action';

/** What can be done right now, collected from everything on screen. */
export type ActionRegistry = {
  /** Adds actions until the returned function is called. A second set with the same id replaces the first. */
  add: (actions: readonly Action[]) => () => void;
  /** The nearest first. The same list until something changes. */
  list: () => readonly Action[];
  subscribe: (listener: () => void) => () => void;
};

/** A registry without actions. Of two with one id, the one registered last counts. */
export function createActionRegistry(): ActionRegistry {
  const sets = new Set<readonly Action[]>();
  const listeners = new Set<() => void>();
  let current: readonly Action[] = [];

  function changed(): void {
    const byId = new Map([...sets].flat().map((action) => [action.id, action]));
    current = byNearness([...byId.values()]);
    for (const listener of [...listeners]) listener();
  }

  return {
    add: (actions) => {
      sets.add(actions);
      changed();
      return () => {
        sets.delete(actions);
        changed();
      };
    },
    list: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

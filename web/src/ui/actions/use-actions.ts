import { useLayoutEffect, useRef } from 'react';
import { useActionRegistry } from './ActionProvider';
import type { Action } from './action';

/**
 * Registers actions for as long as the calling component is mounted. The list may be rebuilt at each render: it is
 * registered again only if its words or keys change, and always runs the functions of the last render.
 */
export function useActions(actions: readonly Action[]): void {
  const registry = useActionRegistry();
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const shape = JSON.stringify(actions.map(({ run: _run, icon: _icon, ...words }) => words));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the shape stands for the list, which is another one at each render
  useLayoutEffect(() => {
    if (!registry) return;
    const runLatest = (id: string) => latest.current.find((action) => action.id === id)?.run();
    return registry.add(actions.map((action) => ({ ...action, run: () => runLatest(action.id) })));
  }, [registry, shape]);
}

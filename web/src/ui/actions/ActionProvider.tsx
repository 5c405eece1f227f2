import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import type { Action } from './action';
import { type ActionRegistry, createActionRegistry } from './registry';

const RegistryContext = createContext<ActionRegistry | null>(null);

/** Collects the actions of everything below it. */
export function ActionProvider({ children }: { children: ReactNode }) {
  const [registry] = useState(createActionRegistry);
  return <RegistryContext value={registry}>{children}</RegistryContext>;
}

/** The registry of the frame; null on pages without one, where nobody listens. */
export function useActionRegistry(): ActionRegistry | null {
  return useContext(RegistryContext);
}

const NONE: readonly Action[] = [];

/** Everything that can be done right now, the nearest first. */
export function useActionList(): readonly Action[] {
  const registry = useActionRegistry();
  const list = () => registry?.list() ?? NONE;
  return useSyncExternalStore(registry?.subscribe ?? never, list, list);
}

function never(): () => void {
  return () => undefined;
}

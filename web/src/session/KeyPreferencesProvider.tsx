import { createContext, type ReactNode, useContext, useState } from 'react';
import type { KeyPreferences } from '../ui/actions/keys';
import { useUser } from './app-context';
import { readKeyPreferences, writeKeyPreferences } from './key-preferences';

type Held = { preferences: KeyPreferences; change: (next: KeyPreferences) => void };

const KeyPreferencesContext = createContext<Held>({
  preferences: { plainKeys: true, changed: {} },
  change: () => undefined,
});

/** Holds the keys as the signed-in person wants them. */
export function KeyPreferencesProvider({ children }: { children: ReactNode }) {
  const { id } = useUser();
  const [preferences, setPreferences] = useState(() => readKeyPreferences(window.localStorage, id));
  const change = (next: KeyPreferences) => {
    writeKeyPreferences(window.localStorage, id, next);
    setPreferences(next);
  };
  return <KeyPreferencesContext value={{ preferences, change }}>{children}</KeyPreferencesContext>;
}

/** The keys as this person wants them, and how to change that. */
export function useKeyPreferences(): Held {
  return useContext(KeyPreferencesContext);
}

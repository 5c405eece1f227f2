import type { User } from '@candor/domain/model/user';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { ClientError } from '../api/client-error';
import type { Api } from '../api/create-api';
import type { Value } from '../api/value';
import type { OpenStream } from '../live/open-stream';
import type { Session } from './create-session';
import type { ProofPrompt } from './proof-prompt';
import type { SessionState } from './session-state';

export type App = {
  api: Api;
  session: Session;
  state: Value<SessionState>;
  /** The cache of everything read, once a page has needed it. */
  reads: Value<QueryClient | null>;
  /** The plan limit that a response named last; without it nobody is notified of one. */
  planLimits?: Value<ClientError | null>;
  /** Where users prove their identity again; without it nobody is asked. */
  proof?: ProofPrompt;
  /** How to follow the server's events; without it every screen polls by itself. */
  openStream?: OpenStream;
};

const AppContext = createContext<App | null>(null);

/** Hands the parts of the application to everything below it. */
export function AppProvider({ app, children }: { app: App; children: ReactNode }) {
  return <AppContext value={app}>{children}</AppContext>;
}

/** The parts that the composition root built. Throws outside of it: that is a bug. */
export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error('useApp needs an AppProvider above it');
  return app;
}

/** The session as it is now. */
export function useSessionState(): SessionState {
  const { state } = useApp();
  return useSyncExternalStore(state.subscribe, state.get, state.get);
}

/** The signed-in user. Only for screens behind the guard, which guarantees that there is one. */
export function useUser(): User {
  const { user } = useSessionState();
  if (!user) throw new Error('useUser needs a signed-in user');
  return user;
}

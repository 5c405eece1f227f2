import type { QueryClient } from '@tanstack/react-query';
import { createApi } from '../api/create-api';
import { fetchTransport } from '../api/fetch-transport';
import { newId } from '../api/new-id';
import { pause } from '../api/pause';
import { uploadTransport } from '../api/upload-transport';
import { createValue } from '../api/value';
import type { App } from '../session/app-context';
import { createSession } from '../session/create-session';
import { NO_STORAGE } from '../session/no-storage';
import { type SessionState, SIGNED_OUT } from '../session/session-state';
import { storedToken } from '../session/stored-token';

/**
 * The parts of the application for visitors, on a page without the application around it. A signed-in user is still
 * recognised by the calls that need it, such as the sender of an invitation.
 */
export function createVisitorApp(storage = NO_STORAGE): App {
  const state = createValue<SessionState>(SIGNED_OUT);
  const api = createApi({
    fetch: fetchTransport,
    upload: uploadTransport,
    token: () => storedToken(() => localStorage),
    onUnauthorized: () => undefined,
    onLimits: () => undefined,
    sleep: pause,
    newKey: newId,
  });
  const session = createSession({
    state,
    storage,
    api,
    now: () => performance.now(),
    sleep: pause,
    forget: () => undefined,
    readAgain: () => undefined,
    leaveTo: () => Promise.resolve(),
  });
  return { api, session, state, reads: createValue<QueryClient | null>(null) };
}

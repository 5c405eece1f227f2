import type { Api } from '../api/create-api';
import type { Value } from '../api/value';
import type { SessionState } from './session-state';

/** What a session works with. */
export type SessionDeps = {
  state: Value<SessionState>;
  storage: Storage;
  api: Api;
  now: () => number;
  sleep: (milliseconds: number) => Promise<void>;
  /** Empties every cache that belongs to a person. */
  forget: () => void;
  /** Makes the reads on screen that were refused once more: the session holds after all. */
  readAgain: () => void;
  /** Resolves when the new page is on screen: what was signed in is forgotten only then. */
  leaveTo: (reason: 'logout' | 'logout_home' | 'deleted' | 'session_expired') => Promise<void>;
};

import type { User } from '@candor/domain/model/user';

/** Who uses the application right now. */
export type SessionState = {
  /** `loading` until the profile of a stored token has been asked for. */
  phase: 'loading' | 'ready';
  token: string | null;
  user: User | null;
  /** The server takes no more calls from here for so many seconds; null while it does. */
  limited: { seconds: number } | null;
  /** A call was refused and it is being checked whether the session still holds. */
  doubted: boolean;
  /** The first step of a sign-in went well and a code is asked for; null otherwise. It is kept in this page alone. */
  secondStep: { ticket: string; from: string | null } | null;
  /** The person is on the way out, until the sign-in page is on screen: pages that close behind them send nobody anywhere. */
  leaving: 'logout' | 'expired' | null;
};

export const SIGNED_OUT: SessionState = {
  phase: 'ready',
  token: null,
  user: null,
  limited: null,
  doubted: false,
  secondStep: null,
  leaving: null,
};

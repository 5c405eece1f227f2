import type { User } from '@candor/domain/model/user';

/** Who uses the application right now. */
export type SessionState = {
  /** `loading` until the profile of a stored token has arrived. */
  phase: 'loading' | 'ready';
  token: string | null;
  user: User | null;
  /** The server accepts no more calls from here for this many seconds; null while it does. */
  limited: { seconds: number } | null;
  /** A call was refused and it is being checked whether the session still holds. */
  doubted: boolean;
  /** The first step of a sign-in succeeded and a code is required; null otherwise. Kept only in this page. */
  secondStep: { ticket: string; from: string | null } | null;
  /** The user is signing out, until the sign-in page is mounted: pages that unmount behind them redirect nobody. */
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

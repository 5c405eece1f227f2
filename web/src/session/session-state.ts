import type { User } from '@candor/domain/model/user';

/** Who uses the application right now. */
export type SessionState = {
  /** `loading` until the profile of a stored token has been asked for. */
  phase: 'loading' | 'ready';
  token: string | null;
  user: User | null;
  /** A call was refused and it is being checked whether the session still holds. */
  doubted: boolean;
  /** The person is on the way out, until the sign-in page is on screen: pages that close behind them send nobody anywhere. */
  leaving: 'logout' | 'expired' | null;
};

export const SIGNED_OUT: SessionState = {
  phase: 'ready',
  token: null,
  user: null,
  doubted: false,
  leaving: null,
};

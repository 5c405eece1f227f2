import type { AuthResponse } from '@candor/domain/model/user';
import type { SessionDeps } from './session-deps';
import { type SessionState, SIGNED_OUT } from './session-state';
import { clearStoredAuth, readStoredAuth, writeStoredAuth } from './stored-auth';

export type SignInRecord = ReturnType<typeof signInRecord>;

/** Who is signed in, in this page and in this browser: the two change together, and the caches of a person with them. */
export function signInRecord({ state, storage, forget }: SessionDeps) {
  return {
    enter(auth: Pick<AuthResponse, 'access_token' | 'user'>): void {
      forget();
      writeStoredAuth(storage, { token: auth.access_token, user: auth.user });
      state.set({ ...SIGNED_OUT, token: auth.access_token, user: auth.user });
    },

    clear(leaving: SessionState['leaving'] = null): void {
      clearStoredAuth(storage);
      forget();
      state.set({ ...SIGNED_OUT, leaving });
    },

    /** Takes over what another tab wrote. */
    follow(): void {
      const stored = readStoredAuth(storage);
      const token = stored?.token ?? null;
      const user = stored?.user ?? null;
      const here = state.get();
      if (token !== here.token) {
        forget();
        state.set({ ...SIGNED_OUT, token, user });
        return;
      }
      if (!user) return;
      if (user.plan_info.plan_type !== here.user?.plan_info.plan_type) forget();
      state.set({ ...here, user });
    },
  };
}

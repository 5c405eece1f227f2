import { accounts } from '@candor/domain/api/accounts';
import type { CallInput } from '../api/call-input';
import type { SessionDeps } from './session-deps';
import { writeStoredAuth } from './stored-auth';

export type ProfileReader = ReturnType<typeof profileReader>;

/** Reads the profile of whoever is signed in; of several readings, the latest that was asked for is shown. */
export function profileReader({ state, storage, api, forget }: SessionDeps) {
  let following: Promise<void> | null = null;
  let readings = 0;
  let shown = 0;

  /** Throws `ClientError`. */
  async function reload(how: CallInput<typeof accounts.me> = {}): Promise<void> {
    const { token } = state.get();
    readings += 1;
    const reading = readings;
    const user = await api.call(accounts.me, how);
    // A profile that was asked for later is here already.
    if (!token || state.get().token !== token || reading < shown) return;
    shown = reading;
    const planChanged = state.get().user?.plan_info.plan_type !== user.plan_info.plan_type;
    if (planChanged) forget();
    writeStoredAuth(storage, { token, user });
    state.set({ ...state.get(), user, doubted: false });
  }

  /** Reads the profile, once at a time, because a response said that it has changed. */
  function lookAnew(): void {
    if (following) return;
    following = reload()
      // The next response says so again, so a failed read repeats itself.
      .catch(() => undefined)
      .finally(() => {
        following = null;
      });
  }

  return { reload, lookAnew };
}

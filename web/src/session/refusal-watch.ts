import { accounts } from '@candor/domain/api/accounts';
import { asClientError } from '../api/client-error';
import { afterRefusal, BURST_MS, NO_REFUSALS, type UnauthorizedState } from '../api/unauthorized';
import type { ProfileReader } from './profile-reader';
import type { SessionDeps } from './session-deps';
import type { SignInRecord } from './sign-in-record';
import { SIGN_OUT_PAUSE_MS } from './sign-out-pause';

/** Counts the calls that were refused with 401, checks whether the session still holds, and ends it if it does not. */
export function refusalWatch(
  { state, now, sleep, readAgain, leaveTo }: SessionDeps,
  record: SignInRecord,
  profile: ProfileReader,
) {
  let refusals: UnauthorizedState = NO_REFUSALS;
  let checking = false;

  async function check(): Promise<void> {
    checking = true;
    state.set({ ...state.get(), doubted: true });
    try {
      await profile.reload();
      void recover();
    } catch (error) {
      // A refusal has already been counted; anything else says nothing about the session, so it goes on.
      if (asClientError(error).status !== 401) state.set({ ...state.get(), doubted: false });
    } finally {
      checking = false;
    }
  }

  /** Waits until another refusal would count as a new one, and not end the session. */
  async function recover(): Promise<void> {
    await sleep(BURST_MS);
    if (!state.get().doubted) readAgain();
  }

  async function expire(): Promise<void> {
    const { token } = state.get();
    state.set({ ...state.get(), doubted: true, leaving: 'expired' });
    // A tab out of sight sleeps for up to a minute: somebody may have signed in again in another one meanwhile.
    await sleep(SIGN_OUT_PAUSE_MS);
    if (state.get().token !== token) return;
    await leaveTo('session_expired');
    if (state.get().token === token) record.clear('expired');
  }

  return {
    /** When a session last ended is kept: an account that cannot stay signed in is not sent round and round. */
    beginAnew(): void {
      refusals = { ...NO_REFUSALS, lastExpiry: refusals.lastExpiry };
    },

    /** Every 401 to a call that carried `token`. */
    refused(token: string, endpoint: string): void {
      if (token !== state.get().token || state.get().leaving) return;
      const next = afterRefusal(refusals, now(), checking && endpoint === accounts.me.name);
      refusals = next.state;
      if (next.step === 'check') void check();
      if (next.step === 'expire') void expire();
    },
  };
}

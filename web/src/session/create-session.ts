import { accounts } from '@candor/domain/api/accounts';
import type { BodyInput } from '@candor/domain/api/endpoint';
import type { SignInAnswer } from '@candor/domain/model/second-factor';
import type { AuthResponse } from '@candor/domain/model/user';
import type { PlanType } from '@candor/domain/rules/plans';
import { asClientError } from '../api/client-error';
import { askAtStart } from './ask-at-start';
import { profileReader } from './profile-reader';
import { refusalWatch } from './refusal-watch';
import type { SessionDeps } from './session-deps';
import { SIGNED_OUT } from './session-state';
import { signInRecord } from './sign-in-record';
import { SIGN_OUT_PAUSE_MS } from './sign-out-pause';
import { readStoredAuth } from './stored-auth';

/** How a first step of a sign-in ended. */
type Entered = 'inside' | 'second_step';

export type Session = ReturnType<typeof createSession>;

/** Signing in and out, and what happens when the server no longer knows us. */
export function createSession(deps: SessionDeps) {
  const { state, api } = deps;
  const record = signInRecord(deps);
  const profile = profileReader(deps);
  const watch = refusalWatch(deps, record, profile);

  function enter(auth: AuthResponse): void {
    watch.beginAnew();
    record.enter(auth);
  }

  /**
   * Any failed sign-in ends the previous session, so that nobody works in a stranger's session. So does one that
   * needs a second step; `from` is where the user was going.
   */
  async function enterBy(
    attempt: () => Promise<SignInAnswer>,
    from: string | null = null,
  ): Promise<Entered> {
    try {
      const answer = await attempt();
      if ('access_token' in answer) {
        enter(answer);
        return 'inside';
      }
      record.clear();
      state.set({ ...state.get(), secondStep: { ticket: answer.ticket, from } });
      return 'second_step';
    } catch (error) {
      record.clear();
      throw error;
    }
  }

  return {
    /** Reads the stored sign-in and, with a token, requests its profile. */
    start: async (): Promise<void> => {
      const stored = readStoredAuth(deps.storage);
      if (!stored) return state.set(SIGNED_OUT);
      state.set({ ...SIGNED_OUT, ...stored, phase: 'loading' });
      await askAtStart(deps, record, profile);
      if (state.get().phase === 'loading')
        state.set({ ...state.get(), phase: 'ready', limited: null });
    },
    /** Throws `ClientError` and is signed out afterwards when the pair is wrong. */
    login: (body: BodyInput<typeof accounts.login>) =>
      enterBy(() => api.call(accounts.login, { body })),
    /** Signs in with a token of Google; throws `ClientError` and is signed out afterwards when it is refused. */
    google: (body: BodyInput<typeof accounts.google>, from: string | null) =>
      enterBy(() => api.call(accounts.google, { body }), from),
    /**
     * Signs in by a method whose details only its own button or page needs; throws `ClientError` and is signed out
     * afterwards if refused.
     */
    enterBy: (attempt: () => Promise<SignInAnswer>) => enterBy(attempt),
    /** The second step of a sign-in, by its own page. Throws `ClientError`; the step stays open then. */
    finish: async (attempt: (ticket: string) => Promise<AuthResponse>): Promise<void> => {
      enter(await attempt(state.get().secondStep?.ticket ?? ''));
    },
    /** Back to the first step. */
    startAgain: (): void => state.set({ ...state.get(), secondStep: null }),
    /** Creates the account and signs in; throws `ClientError`. */
    register: (body: BodyInput<typeof accounts.register>) =>
      enterBy(() => api.call(accounts.register, { body })),
    /**
     * Ends the session on the server if it can be reached, and here in any case, without waiting for the server.
     * Signing out in the application leads to the sign-in page, because most people sign in again; at a gate it leads
     * home.
     */
    logout: async (to: 'login' | 'home' = 'login'): Promise<void> => {
      state.set({ ...state.get(), leaving: 'logout' });
      api.call(accounts.logout, {}).catch(asClientError);
      await deps.sleep(SIGN_OUT_PAUSE_MS);
      if (to === 'login') {
        await deps.leaveTo('logout');
        return record.clear('logout');
      }
      // The front door checks for a sign-in, so that is removed first.
      record.clear('logout');
      await deps.leaveTo('logout_home');
    },
    /** Goes home from a deleted account: there is no session left to end. */
    leaveForGood: async (): Promise<void> => {
      record.clear('logout');
      await deps.leaveTo('deleted');
    },
    /** Called by the sign-in page and the front door when mounted: the redirect has arrived. */
    arrived: (): void => {
      if (!state.get().token) state.set({ ...state.get(), leaving: null });
    },
    reloadProfile: () => profile.reload(),
    /** Called by the API with the plan of a response; a different one than known means that it changed meanwhile. */
    planSeen: (plan: PlanType): void => {
      const { user } = state.get();
      if (user && user.plan_info.plan_type !== plan) profile.lookAnew();
    },
    /** Told by the API that a call was refused because the account was suspended: everything that it closes follows. */
    suspensionSeen: (): void => {
      const { user } = state.get();
      if (user && !user.suspended) profile.lookAnew();
    },
    /** Told by the API about every 401 to a call that carried `token`. */
    refused: watch.refused,
    /** Another tab signed in or out, or read the profile anew (an address that was confirmed there): this one follows. */
    follow: record.follow,
    /** The browser shows this page again as it was left: who is signed in and what their plan is may have changed meanwhile. */
    cameBack: (): void => {
      record.follow();
      if (state.get().token) profile.lookAnew();
    },
  };
}

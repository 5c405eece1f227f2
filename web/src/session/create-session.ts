import { accounts } from '@candor/domain/api/accounts';
import type { BodyInput } from '@candor/domain/api/endpoint';
import type { SignInAnswer } from '@candor/domain/model/second-factor';
import type { AuthResponse } from '@candor/domain/model/user';
import type { PlanType } from '@candor/domain/rules/plans';
import type { CallInput } from '../api/call-input';
import { asClientError } from '../api/client-error';
import type { Api } from '../api/create-api';
import { afterRefusal, BURST_MS, NO_REFUSALS, type UnauthorizedState } from '../api/unauthorized';
import type { Value } from '../api/value';
import { type SessionState, SIGNED_OUT } from './session-state';
import { clearStoredAuth, readStoredAuth, writeStoredAuth } from './stored-auth';

/** How long the profile may take when the application starts. */
export const PROFILE_TIMEOUT_MS = 10_000;
/** Seconds until a retry if a rate limit does not say how long it lasts. */
const LIMIT_PATIENCE = 5;
/** Long enough to read why one is sent away. */
const FAREWELL_MS = 500;

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
  leaveTo: (reason: 'logout' | 'logout_home' | 'session_expired') => Promise<void>;
};

/** How a first step of a sign-in ended. */
type Entered = 'inside' | 'second_step';

export type Session = ReturnType<typeof createSession>;

/** Signing in and out, and what happens when the server no longer knows us. */
export function createSession(deps: SessionDeps) {
  const { state, storage, api } = deps;
  let refusals: UnauthorizedState = NO_REFUSALS;
  let checking = false;
  let following: Promise<void> | null = null;
  let readings = 0;
  let shown = 0;

  function enter(auth: Pick<AuthResponse, 'access_token' | 'user'>): void {
    deps.forget();
    // When a session last ended is kept: an account that cannot stay signed in is not sent round and round.
    refusals = { ...NO_REFUSALS, lastExpiry: refusals.lastExpiry };
    writeStoredAuth(storage, { token: auth.access_token, user: auth.user });
    state.set({ ...SIGNED_OUT, token: auth.access_token, user: auth.user });
  }

  function clear(leaving: SessionState['leaving'] = null): void {
    clearStoredAuth(storage);
    deps.forget();
    state.set({ ...SIGNED_OUT, leaving });
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
      clear();
      state.set({ ...state.get(), secondStep: { ticket: answer.ticket, from } });
      return 'second_step';
    } catch (error) {
      clear();
      throw error;
    }
  }

  async function reloadProfile(how: CallInput<typeof accounts.me> = {}): Promise<void> {
    const { token } = state.get();
    readings += 1;
    const reading = readings;
    const user = await api.call(accounts.me, how);
    // A profile that was asked for later is here already.
    if (!token || state.get().token !== token || reading < shown) return;
    shown = reading;
    const planChanged = state.get().user?.plan_info.plan_type !== user.plan_info.plan_type;
    if (planChanged) deps.forget();
    writeStoredAuth(storage, { token, user });
    state.set({ ...state.get(), user, doubted: false });
  }

  /** Reads the profile, once at a time, because a response said that it has changed. */
  function lookAnew(): void {
    if (following) return;
    following = reloadProfile()
      // The next response says so again, so a failed read repeats itself.
      .catch(() => undefined)
      .finally(() => {
        following = null;
      });
  }

  /** Asks who is signed in, and again once a rate limit allows it. */
  async function askAtStart(): Promise<void> {
    const { token } = state.get();
    const clock = AbortSignal.timeout(PROFILE_TIMEOUT_MS);
    try {
      await reloadProfile({ signal: clock, tellsLimit: true });
    } catch (error) {
      const { code, retryAfter } = asClientError(error);
      if (code === 'rate_limited') return askLater(token, retryAfter ?? LIMIT_PATIENCE);
      const ended = clock.aborted || code === 'timeout' || code === 'network_error';
      // Somebody who signed in meanwhile is not affected.
      if (ended && state.get().token === token) clear();
      // A refused profile changes nothing here: the refusal is counted like every other one.
    }
  }

  async function askLater(token: string | null, seconds: number): Promise<void> {
    const isSame = () => state.get().token === token;
    if (!isSame()) return;
    state.set({ ...state.get(), limited: { seconds } });
    await deps.sleep(seconds * 1_000);
    // Concurrent requests were refused, too, and are repeated.
    deps.forget();
    if (!isSame()) return;
    state.set({ ...state.get(), limited: null });
    await askAtStart();
  }

  async function check(): Promise<void> {
    checking = true;
    state.set({ ...state.get(), doubted: true });
    try {
      await reloadProfile();
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
    await deps.sleep(BURST_MS);
    if (!state.get().doubted) deps.readAgain();
  }

  function follow(): void {
    const stored = readStoredAuth(storage);
    const token = stored?.token ?? null;
    const user = stored?.user ?? null;
    const here = state.get();
    if (token !== here.token) {
      deps.forget();
      state.set({ ...SIGNED_OUT, token, user });
      return;
    }
    if (!user) return;
    if (user.plan_info.plan_type !== here.user?.plan_info.plan_type) deps.forget();
    state.set({ ...here, user });
  }

  async function expire(): Promise<void> {
    const { token } = state.get();
    state.set({ ...state.get(), doubted: true, leaving: 'expired' });
    // A tab out of sight sleeps for up to a minute: somebody may have signed in again in another one meanwhile.
    await deps.sleep(FAREWELL_MS);
    if (state.get().token !== token) return;
    await deps.leaveTo('session_expired');
    if (state.get().token === token) clear('expired');
  }

  return {
    /** Reads the stored sign-in and, with a token, requests its profile. */
    start: async (): Promise<void> => {
      const stored = readStoredAuth(storage);
      if (!stored) return state.set(SIGNED_OUT);
      state.set({ ...SIGNED_OUT, ...stored, phase: 'loading' });
      await askAtStart();
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
      await deps.sleep(FAREWELL_MS);
      if (to === 'login') {
        await deps.leaveTo('logout');
        return clear('logout');
      }
      // The front door checks for a sign-in, so that is removed first.
      clear('logout');
      await deps.leaveTo('logout_home');
    },
    /** Goes home from a deleted account: there is no session left to end. */
    leaveForGood: async (): Promise<void> => {
      clear('logout');
      await deps.leaveTo('logout_home');
    },
    /** Called by the sign-in page and the front door when mounted: the redirect has arrived. */
    arrived: (): void => {
      if (!state.get().token) state.set({ ...state.get(), leaving: null });
    },
    reloadProfile: () => reloadProfile(),
    /** Called by the API with the plan of a response; a different one than known means that it changed meanwhile. */
    planSeen: (plan: PlanType): void => {
      const { user } = state.get();
      if (user && user.plan_info.plan_type !== plan) lookAnew();
    },
    /** Told by the API that a call was refused because the account was suspended: everything that it closes follows. */
    suspensionSeen: (): void => {
      const { user } = state.get();
      if (user && !user.suspended) lookAnew();
    },
    /** Told by the API about every 401 to a call that carried `token`. */
    refused: (token: string, endpoint: string): void => {
      if (token !== state.get().token || state.get().leaving) return;
      const next = afterRefusal(refusals, deps.now(), checking && endpoint === accounts.me.name);
      refusals = next.state;
      if (next.step === 'check') void check();
      if (next.step === 'expire') void expire();
    },
    /** Another tab signed in or out, or read the profile anew (an address that was confirmed there): this one follows. */
    follow,
    /** The browser shows this page again as it was left: who is signed in and what their plan is may have changed meanwhile. */
    cameBack: (): void => {
      follow();
      if (state.get().token) lookAnew();
    },
  };
}

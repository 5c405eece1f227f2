import { asClientError } from '../api/client-error';
import type { ProfileReader } from './profile-reader';
import type { SessionDeps } from './session-deps';
import type { SignInRecord } from './sign-in-record';

/** How long the profile may take when the application starts. */
const PROFILE_TIMEOUT_MS = 10_000;
/** Seconds until a retry if a rate limit does not say how long it lasts. */
const LIMIT_PATIENCE = 5;

/** Asks who is signed in, and again once a rate limit allows it; a profile that does not come ends the sign-in. */
export async function askAtStart(
  deps: SessionDeps,
  record: SignInRecord,
  profile: ProfileReader,
): Promise<void> {
  const { state } = deps;
  const { token } = state.get();
  // Somebody who signs in meanwhile is not affected.
  const isSame = () => state.get().token === token;
  const clock = AbortSignal.timeout(PROFILE_TIMEOUT_MS);
  try {
    await profile.reload({ signal: clock, tellsLimit: true });
  } catch (error) {
    const { code, retryAfter } = asClientError(error);
    if (!isSame()) return;
    if (code === 'rate_limited') {
      await waitOut(deps, retryAfter ?? LIMIT_PATIENCE);
      if (!isSame()) return;
      state.set({ ...state.get(), limited: null });
      return askAtStart(deps, record, profile);
    }
    const ended = clock.aborted || code === 'timeout' || code === 'network_error';
    if (ended) record.clear();
    // A refused profile changes nothing here: the refusal is counted like every other one.
  }
}

async function waitOut({ state, sleep, forget }: SessionDeps, seconds: number): Promise<void> {
  state.set({ ...state.get(), limited: { seconds } });
  await sleep(seconds * 1_000);
  // Concurrent requests were refused, too, and are repeated.
  forget();
}

import { AtsUnavailable } from '../../ports/ats';
import type { Patience } from './patience';
import { readBody } from './read-body';
import { underLimits } from './under-limits';

/** A page of some hundred applications with all that their forms asked for. */
const MOST_BYTES = 32 * 1024 * 1024;

const MOST_TRIES = 3;
/** A longer delay is reported to the caller instead of waited for. */
const LONGEST_WAIT_MS = 5_000;
/** The longest delay that is reported. */
const LONGEST_TOLD_S = 3_600;

/** What an ATS answered, whatever its status. */
export type Answer = { status: number; headers: Headers; body: Uint8Array };

export type Request = {
  url: string;
  init: RequestInit;
  /** Whether it can be sent again when its answer got lost. */
  isRepeatable: boolean;
};

/** How one ATS wants to be asked again. */
export type Manners = {
  /** Doubled before each further try. */
  firstWaitMs: number;
  /** The most that is added by chance, so that not all come back at once. */
  jitterMs: number;
  /** How long the response asks us to wait, in milliseconds; null if it does not say. */
  askedToWaitMs(answer: Answer): number | null;
};

/**
 * Calls an ATS, retrying if that may help within seconds.
 *
 * @throws AtsUnavailable, or the signal's reason.
 */
export async function askAts(
  request: Request,
  { manners, patience }: { manners: Manners; patience: Patience },
  signal: AbortSignal,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await askOnce(request, patience, signal);
    if (answer !== null && !isPassing(answer)) return answer;
    const askedMs = answer && manners.askedToWaitMs(answer);
    const retryAfterS = askedMs === null ? null : wholeSeconds(askedMs);
    const ownMs = manners.firstWaitMs * 2 ** (tries - 1);
    const waitMs =
      (retryAfterS === null ? ownMs : retryAfterS * 1000) + patience.random() * manners.jitterMs;
    const isLost = answer === null && !request.isRepeatable;
    if (isLost || tries === MOST_TRIES || waitMs >= LONGEST_WAIT_MS) {
      throw new AtsUnavailable(retryAfterS);
    }
    await patience.wait(waitMs, signal);
  }
}

/** Whole seconds, and at most an hour. */
function wholeSeconds(ms: number): number {
  return Math.min(LONGEST_TOLD_S, Math.max(0, Math.ceil(ms / 1000)));
}

const isPassing = ({ status }: Answer) => status === 408 || status === 429 || status >= 500;

/** null if the connection broke. Timeouts and oversized responses are not retried. */
async function askOnce(
  { url, init }: Request,
  patience: Patience,
  signal: AbortSignal,
): Promise<Answer | null> {
  const answer = await underLimits(signal, patience, async (limited, moved) => {
    try {
      // Whoever answers in the ATS's place must not send us to another machine, and the key with us.
      const response = await fetch(url, { ...init, redirect: 'manual', signal: limited });
      moved();
      const body = await readBody(response, MOST_BYTES, moved);
      if (body === null) return 'unusable';
      return { status: response.status, headers: response.headers, body };
    } catch {
      // What fetch throws names hosts and ports, and is not ours to word.
      return limited.aborted ? 'unusable' : null;
    }
  });
  signal.throwIfAborted();
  if (answer === 'unusable') throw new AtsUnavailable();
  return answer;
}

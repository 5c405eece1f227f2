import { AtsUnavailable } from '../../ports/ats';
import type { Patience } from '../outgoing/patience';
import { underLimits } from '../outgoing/timing';

/** A page of 100 applications with all their custom fields has some megabytes. */
const MOST_BYTES = 32 * 1024 * 1024;

const MOST_TRIES = 3;
/** Who is told to wait longer comes back another time. */
const LONGEST_WAIT_MS = 5_000;
const LONGEST_TOLD_S = 3_600;
/** Doubled before each further try; whoever comes back another time waits longer still. */
const FIRST_WAIT_MS = 1_000;
const JITTER_MS = 500;

/** What Ashby answered, whatever its status. */
export type Answer = { status: number; retryAfterS: number | null; body: Uint8Array };

export type Request = { url: string; init: RequestInit };

/**
 * Asks Ashby, again where that may help within seconds. Only what can be asked twice is asked here.
 *
 * @throws AtsUnavailable, or the signal's reason.
 */
export async function ask(
  request: Request,
  patience: Patience,
  signal: AbortSignal,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await askOnce(request, patience, signal);
    if (answer !== null && !isPassing(answer)) return answer;
    const retryAfterS = answer?.retryAfterS ?? null;
    const ownMs = FIRST_WAIT_MS * 2 ** (tries - 1);
    const waitMs = (retryAfterS === null ? ownMs : retryAfterS * 1000) + jitter(patience);
    if (tries === MOST_TRIES || waitMs >= LONGEST_WAIT_MS) throw new AtsUnavailable(retryAfterS);
    await patience.wait(waitMs, signal);
  }
}

const jitter = ({ random }: Patience) => random() * JITTER_MS;

const isPassing = ({ status }: Answer) => status === 408 || status === 429 || status >= 500;

/** null where the connection broke. What took too long or came too large is not asked for again. */
async function askOnce(
  { url, init }: Request,
  patience: Patience,
  signal: AbortSignal,
): Promise<Answer | null> {
  const answer = await underLimits(signal, patience, async (limited, moved) => {
    try {
      // Whoever answers in Ashby's place must not send us to another machine, and the key with us.
      const response = await fetch(url, { ...init, redirect: 'manual', signal: limited });
      moved();
      const body = await bytesOf(response, moved);
      const retryAfterS = secondsIn(response.headers.get('retry-after'));
      return { status: response.status, retryAfterS, body };
    } catch (error) {
      // What fetch throws names hosts and ports, and is not ours to word.
      if (limited.aborted || error instanceof AtsUnavailable) return 'unusable';
      return null;
    }
  });
  signal.throwIfAborted();
  if (answer === 'unusable') throw new AtsUnavailable();
  return answer;
}

async function bytesOf(response: Response, moved: () => void): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    moved();
    size += part.byteLength;
    if (size > MOST_BYTES) throw new AtsUnavailable();
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Seconds or a date (RFC 9110, 10.2.3). */
function secondsIn(after: string | null): number | null {
  if (after === null) return null;
  const told = Number(after);
  const seconds = Number.isNaN(told) ? (Date.parse(after) - Date.now()) / 1000 : told;
  if (Number.isNaN(seconds)) return null;
  return Math.min(LONGEST_TOLD_S, Math.max(0, Math.ceil(seconds)));
}

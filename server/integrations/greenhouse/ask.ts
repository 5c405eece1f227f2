import { AtsUnavailable } from '../../ports/ats';
import type { Patience } from '../outgoing/patience';
import { underLimits } from '../outgoing/timing';
import { type Answer, retryAfterOf } from './answer';

/** A page of 500 applications with all that their forms asked for. */
const MOST_BYTES = 32 * 1024 * 1024;

const MOST_TRIES = 3;
/** Who is told to wait longer comes back another time. */
const LONGEST_WAIT_MS = 5_000;
const FIRST_WAIT_MS = 400;
const JITTER_MS = 250;

export type Request = {
  url: string;
  init: RequestInit;
  /** Whether it can be sent again when its answer got lost. */
  isRepeatable: boolean;
};

/**
 * Asks Greenhouse, again where that may help within seconds.
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
    const retryAfterS = answer && retryAfterOf(answer);
    const waitMs = waitBefore(tries, retryAfterS, patience);
    const isLost = answer === null && !request.isRepeatable;
    if (isLost || tries === MOST_TRIES || waitMs >= LONGEST_WAIT_MS) {
      throw new AtsUnavailable(retryAfterS);
    }
    await patience.wait(waitMs, signal);
  }
}

/** null where the connection broke. What took too long or came too large is not asked for again. */
async function askOnce(
  { url, init }: Request,
  patience: Patience,
  signal: AbortSignal,
): Promise<Answer | null> {
  const answer = await underLimits(signal, patience, async (limited, moved) => {
    try {
      // Whoever answers in Greenhouse's place must not send us to another machine, and our token with us.
      const response = await fetch(url, { ...init, redirect: 'manual', signal: limited });
      moved();
      const body = await bytesOf(response, moved);
      return { status: response.status, headers: response.headers, body };
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

const isPassing = ({ status }: Answer) => status === 408 || status === 429 || status >= 500;

function waitBefore(tries: number, toldS: number | null, { random }: Patience): number {
  const ownMs = FIRST_WAIT_MS * 2 ** (tries - 1);
  return (toldS === null ? ownMs : toldS * 1000) + random() * JITTER_MS;
}

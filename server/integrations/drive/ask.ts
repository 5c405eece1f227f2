import { readBody } from '../outgoing/read-body';
import { underLimits } from '../outgoing/under-limits';
import { DriveError, errorOf, noAnswer } from './drive-error';

/** An error's body is a few hundred bytes. */
const MOST_ERROR_BYTES = 64 * 1024;

export type Request = { url: string; init?: RequestInit };
export type Limits = { idleMs: number; totalMs: number; mostBytes: number };

/**
 * Makes one request. The body is read to its end, or the connection is dropped.
 *
 * @returns null if the response is longer than allowed.
 * @throws DriveError, or the signal's reason.
 */
export async function ask(
  { url, init }: Request,
  limits: Limits,
  signal: AbortSignal,
): Promise<Uint8Array | null> {
  try {
    return await underLimits(signal, limits, async (limited, moved) => {
      // Whoever answers in Google's place must not send us to another machine, and our token with us.
      const response = await fetch(url, { redirect: 'manual', ...init, signal: limited });
      moved();
      if (response.ok) return await readBody(response, limits.mostBytes, moved);
      const body = await readBody(response, MOST_ERROR_BYTES, moved);
      const text = new TextDecoder().decode(body ?? new Uint8Array());
      throw errorOf(response.status, text, response.headers.get('retry-after'));
    });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof DriveError) throw error;
    // What fetch throws names hosts and ports, and is not ours to word.
    throw noAnswer('no whole answer');
  }
}

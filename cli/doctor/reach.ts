/** How long a place is waited for, from the first byte to the last. */
const PATIENCE_MS = 5_000;

/** What a place answered, whatever its status. */
export type Reached = { status: number; body: string };

/** Makes one request and follows no redirect; null if nothing came, or not in time. */
export async function reach(url: string, init: RequestInit = {}): Promise<Reached | null> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(url, { ...init, redirect: 'manual', signal });
    return { status: response.status, body: await response.text() };
  } catch {
    // What fetch throws names addresses and ports; that it did not answer is all there is to say.
    return null;
  }
}

/** What an address did instead of the expected response, without a word of its content. */
export function missText(host: string, reached: Reached | null): string {
  return reached === null ? `${host} does not answer` : `${host} answers ${reached.status}`;
}

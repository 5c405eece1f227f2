import type { WireRequest } from './wire';

/** What the script `first-reads.js` in the head of a page has already requested, and with which token. */
type FirstReads = { token: string; answers: Map<string, Promise<Response>> };

declare global {
  interface Window {
    candorFirstReads?: FirstReads;
  }
}

/**
 * The response already on its way for this request; null if it was not prefetched. Each is handed out once: a
 * repeated request wants fresh data.
 */
export function takeFirstRead({ method, url, headers }: WireRequest): Promise<Response> | null {
  const reads = window.candorFirstReads;
  if (!reads || method !== 'GET' || headers.Authorization !== `Bearer ${reads.token}`) return null;
  const answer = reads.answers.get(url) ?? null;
  reads.answers.delete(url);
  return answer;
}

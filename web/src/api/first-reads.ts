import type { WireRequest } from './wire';

/** What the script `first-reads.js` in the head of a page has asked already, and with which token. */
type FirstReads = { token: string; answers: Map<string, Promise<Response>> };

declare global {
  interface Window {
    candorFirstReads?: FirstReads;
  }
}

/**
 * The answer that is on its way already for this request; null where nobody asked ahead. Each is given out once: whoever
 * asks again wants to know anew.
 */
export function takeFirstRead({ method, url, headers }: WireRequest): Promise<Response> | null {
  const reads = window.candorFirstReads;
  if (!reads || method !== 'GET' || headers.Authorization !== `Bearer ${reads.token}`) return null;
  const answer = reads.answers.get(url) ?? null;
  reads.answers.delete(url);
  return answer;
}

/**
 * How long a `Retry-After` asks to wait, in milliseconds: seconds, or a date (RFC 9110, 10.2.3) that is counted from a moment in
 * milliseconds. null without one that can be read.
 */
export function retryAfterMs(
  after: string | null | undefined,
  from: number = Date.now(),
): number | null {
  if (after === null || after === undefined) return null;
  const seconds = Number(after);
  if (seconds >= 0) return seconds * 1000;
  const until = Date.parse(after) - from;
  return Number.isNaN(until) ? null : Math.max(0, until);
}

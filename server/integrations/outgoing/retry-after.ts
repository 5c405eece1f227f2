/**
 * The delay of a `Retry-After`, in milliseconds: seconds, or a date (RFC 9110, 10.2.3) relative to a moment in
 * milliseconds. null without a readable one.
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

/** Seconds since a moment of `performance.now()`, as metrics count them. */
export function secondsSince(started: number): number {
  return (performance.now() - started) / 1000;
}

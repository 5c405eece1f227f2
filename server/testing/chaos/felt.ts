/** The result of a fault: what to report, what did not hold, and what took longer than promised. */
export type Felt = { notes: string[]; broken: string[]; slow: string[] };

/** Tells that something came after so long; it is slow when that is more than `limitMs`. */
export function judgeTime(what: string, tookMs: number, limitMs: number): Felt {
  const said = `${what} after ${(tookMs / 1000).toFixed(1)} s`;
  return { notes: [said], broken: [], slow: tookMs > limitMs ? [said] : [] };
}

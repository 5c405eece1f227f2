import type { MatchResult } from '@candor/domain/model/match';
import { compileJob, match } from '@candor/engine';

/** A job text and a candidate text, and the month from which years of work are counted. */
export type Pair = { job: string; candidate: string; asOf: { year: number; month: number } };

/** Matches one pair with the whole engine, here and nowhere else. */
export function matchPair({ job, candidate, asOf }: Pair): MatchResult {
  return match(compileJob(job), { text: candidate }, asOf);
}

// The engine with its taxonomy takes a moment to start: long enough to freeze a page, so it runs beside it.
self.addEventListener('message', (event: MessageEvent<Pair>) => {
  self.postMessage(matchPair(event.data));
});

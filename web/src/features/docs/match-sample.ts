import { analytics } from '@candor/domain/api/analytics';
import { IDEMPOTENCY_HEADER } from '@candor/domain/api/headers';
import { type CallSample, callSamples, type SampleInput } from './call-samples';

export const matchSampleInput: SampleInput = {
  fields: { job_text: '<job.txt', candidate_text: '<resume.txt' },
};

/** The one call that shows what the product does. */
export function matchSamples(): CallSample[] {
  // Whoever tries things out sends something else the next time, which the same key would refuse.
  return callSamples(analytics.match, { ...matchSampleInput, without: IDEMPOTENCY_HEADER });
}

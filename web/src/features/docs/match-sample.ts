import { analytics } from '@candor/domain/api/analytics';
import { type CallSample, callSamples, type SampleInput } from './call-samples';

export const matchSampleInput: SampleInput = {
  fields: { job_text: '<job.txt', candidate_text: '<resume.txt' },
};

/** The one call that shows what the product does. */
export function matchSamples(): CallSample[] {
  return callSamples(analytics.match, matchSampleInput);
}

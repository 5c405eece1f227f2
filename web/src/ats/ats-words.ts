import { messages } from '@candor/domain/messages';
import { ATS_NAMES, AtsType } from '@candor/domain/model/ats';
import { type FeatureName, lowestPlanWith, PLANS } from '@candor/domain/rules/plans';
import type { ClientError } from '../api/client-error';

/** Shown if a system gives no name. */
export const UNKNOWN_JOB = 'Unknown Job';
export const UNKNOWN_CANDIDATE = 'Unknown Candidate';

/** The title of a job; both spellings are read. */
export function jobTitleOf(job: { job_title?: string | null; jobTitle?: string | null }): string {
  return job.job_title?.trim() || job.jobTitle?.trim() || UNKNOWN_JOB;
}

/** What to call a candidate. */
export function candidateNameOf(name: string | null | undefined): string {
  return name?.trim() || UNKNOWN_CANDIDATE;
}

/** What to call a candidate whose name is hidden, among those of the same job: by when they were to be assessed, not by how they came out. */
export function hiddenNameOf({ ordinal }: { ordinal: number }): string {
  return `Candidate ${ordinal}`;
}

/** A system's word as a word on screen: `in_progress` reads `In progress`. */
export function atsWord(word: string): string {
  const spaced = word.replaceAll('_', ' ').trim();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** The title over a feature that needs a higher plan: `Part of Professional`. */
export function partOfWords(feature: FeatureName): string {
  const plan = lowestPlanWith(feature);
  return plan ? `Part of ${PLANS[plan].name}` : 'Part of a higher plan';
}

/**
 * What went wrong, in the product's terms: a system that does not answer is named, where otherwise it is just a
 * service.
 */
export function problemOf({ message, body }: ClientError): string {
  const type = AtsType.safeParse(body?.ats_type).data;
  const away = type && messages.atsUnavailable(ATS_NAMES[type]);
  return away !== undefined && away === body?.detail ? away : message;
}

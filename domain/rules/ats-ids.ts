import type { AtsType } from '../model/ats';

/**
 * How a system's ids are displayed. Ashby's are UUIDs and stay as they are. Greenhouse's are numbers, often of few
 * digits, and get the entity type as a prefix, so that no id is shorter than the eight characters that every id here
 * has.
 */
export const shownJobId = (ats: AtsType, id: string) => shown(ats, 'gh_job_', id);
/** The same for an application, which is what an assessment is there. */
export const shownAssessmentId = (ats: AtsType, id: string) => shown(ats, 'gh_app_', id);

/** The system's own id from a displayed one; null if it cannot be the system's. */
export const jobIdIn = (ats: AtsType, id: string) => own(ats, 'gh_job_', id);
/** The same for an application. */
export const assessmentIdIn = (ats: AtsType, id: string) => own(ats, 'gh_app_', id);

const DIGITS = 7;

function shown(ats: AtsType, prefix: string, id: string): string {
  return ats === 'ashby' ? id : `${prefix}${id.padStart(DIGITS, '0')}`;
}

function own(ats: AtsType, prefix: string, id: string): string | null {
  if (ats === 'ashby') return id;
  if (!id.startsWith(prefix)) return null;
  const digits = id.slice(prefix.length).replace(/^0+/, '');
  return /^\d{1,18}$/.test(digits) ? digits : null;
}

/** The pages that somebody who comes from elsewhere may be led to, with any question. */
const PAGES: readonly string[] = [
  '/',
  '/dashboard',
  '/analytics',
  '/meta-analytics',
  '/integrations',
  '/invitations',
  '/invitations/assessments',
  '/assessment-meta-analytics',
  '/sources',
  '/own-terms',
  '/api-keys',
  '/billing',
  '/settings',
  '/support',
];
const REPORT = /^\/integrations\/(ashby|greenhouse)\/(jobs|assessments)\/[^/]{1,300}$/;
const LONGEST = 1_000;

/** Letters and signs of an address but the stroke that browsers turn round; what stands before its question. */
const WRITTEN = /^(\/[\x21-\x5b\x5d-\x7e]*?)(?:[?#][\x21-\x5b\x5d-\x7e]*)?$/;

/**
 * A page of ours out of an address that somebody else wrote: a relative path to one that is listed. null for every other one,
 * above all for what a browser would take for another place.
 */
export function ownPath(written: string): string | null {
  const page = written.length > LONGEST ? undefined : WRITTEN.exec(written)?.[1];
  if (page === undefined) return null;
  return PAGES.includes(page) || REPORT.test(page) ? written : null;
}

/** The page of what an ATS names: an assessment before its job; null for neither. */
export function reportPath(
  ats: 'ashby' | 'greenhouse',
  { jobId, assessmentId }: { jobId: string | null; assessmentId: string | null },
): string | null {
  if (assessmentId !== null) {
    return `/integrations/${ats}/assessments/${encodeURIComponent(assessmentId)}`;
  }
  return jobId === null ? null : `/integrations/${ats}/jobs/${encodeURIComponent(jobId)}`;
}

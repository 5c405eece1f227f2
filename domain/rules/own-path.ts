/** The pages that an external link may lead to, with any query. */
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

/**
 * Letters and characters of a path except the backslash, which browsers turn into a slash; the part before its query.
 */
const WRITTEN = /^(\/[\x21-\x5b\x5d-\x7e]*?)(?:[?#][\x21-\x5b\x5d-\x7e]*)?$/;

/**
 * One of our pages from a path that somebody else wrote: a relative path to a listed page. null for anything else,
 * above all what a browser would take for another site.
 */
export function ownPath(written: string): string | null {
  const page = written.length > LONGEST ? undefined : WRITTEN.exec(written)?.[1];
  if (page === undefined) return null;
  return PAGES.includes(page) || REPORT.test(page) ? written : null;
}

/** The page for what an ATS names: an assessment before its job; null for neither. */
export function reportPath(
  ats: 'ashby' | 'greenhouse',
  { jobId, assessmentId }: { jobId: string | null; assessmentId: string | null },
): string | null {
  if (assessmentId !== null) {
    return `/integrations/${ats}/assessments/${encodeURIComponent(assessmentId)}`;
  }
  return jobId === null ? null : `/integrations/${ats}/jobs/${encodeURIComponent(jobId)}`;
}

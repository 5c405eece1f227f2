/** The calls made to Ashby. */
export type Method =
  | 'apiKey.info'
  | 'job.list'
  | 'job.info'
  | 'jobPosting.list'
  | 'jobPosting.info'
  | 'application.list'
  | 'candidate.info'
  | 'file.info'
  | 'assessment.update';

const SCOPES: Record<Method, string> = {
  'apiKey.info': 'apiKeys:read',
  'job.list': 'jobs:read',
  'job.info': 'jobs:read',
  'jobPosting.list': 'jobs:read',
  'jobPosting.info': 'jobs:read',
  'application.list': 'candidates:read',
  'candidate.info': 'candidates:read',
  'file.info': 'candidates:read',
  'assessment.update': 'candidates:write',
};

/** The permission that a call takes, as `apiKey.info` names it. */
export const scopeOf = (method: Method): string => SCOPES[method];

/** Every address of the application. Links are built here and nowhere else. */
export const paths = {
  home: '/',
  login: '/login',
  signup: '/signup',
  /** Sign-up for somebody who has chosen a plan. */
  signupFor: (plan: string, interval: string) =>
    `/signup?plan=${encodeURIComponent(plan)}&interval=${encodeURIComponent(interval)}`,
  confirmEmail: '/confirm-email',
  forgotPassword: '/forgot-password',
  /** Where an applicant tracking system sends people. */
  fromAts: '/from-ats',
  comparison: '/comparison',
  pricing: '/pricing',
  howScored: '/how-a-score-is-made',
  terms: '/terms-of-service',
  privacy: '/privacy-policy',
  cookies: '/cookie-policy',
  /** A plain document, not a page of the application. */
  apiDocumentation: '/documentation-api.html',
  /** Parts of the public page; every visitor and user may link to them. */
  features: '/#features',
  pricingPart: '/#pricing',
  api: '/#api',
  about: '/#about',
  contact: '/#contact',
  dashboard: '/dashboard',
  analytics: '/analytics',
  billing: '/billing',
  metaAnalytics: '/meta-analytics',
  integrations: '/integrations',
  /** The report of a job of an applicant tracking system. */
  atsJob: (atsType: string, jobId: string) =>
    `/integrations/${atsType}/jobs/${encodeURIComponent(jobId)}`,
  /** The report of one application there. */
  atsAssessment: (atsType: string, assessmentId: string) =>
    `/integrations/${atsType}/assessments/${encodeURIComponent(assessmentId)}`,
  invitations: '/invitations',
  /** The invitations with one of them open. */
  invitation: (code: string) => `/invitations?open=${encodeURIComponent(code)}`,
  /** The invitations with the form of a new one, for one assessment. */
  invite: (assessmentId: string) => `/invitations?invite=${encodeURIComponent(assessmentId)}`,
  /** The form of a new invitation, for the person of a candidate: by ids, since addresses are kept in histories. */
  inviteCandidate: (batchId: string, candidateId: string) =>
    `/invitations?invite=&batch=${encodeURIComponent(batchId)}&candidate=${encodeURIComponent(candidateId)}`,
  assessments: '/invitations/assessments',
  newAssessment: '/invitations/assessments/new',
  assessment: (assessmentId: string) =>
    `/invitations/assessments/${encodeURIComponent(assessmentId)}`,
  apiKeys: '/api-keys',
  support: '/support',
  /** The page of support, asking for a plan that is agreed on. */
  supportSales: '/support?type=sales',
  supportTicket: (ticketId: string) => `/support?ticket=${encodeURIComponent(ticketId)}`,
  settings: '/settings',
  /** The settings with the stored data of a candidate's person. */
  erasePerson: (candidateId: string) =>
    `/settings?person=${encodeURIComponent(candidateId)}#people`,
  ownTerms: '/own-terms',
  sources: '/sources',
  /** The accounts, for support staff. */
  staff: '/staff',
  staffUser: (userId: string) => `/staff/users/${encodeURIComponent(userId)}`,
  /** The tickets of all accounts, for support staff. */
  staffSupport: '/staff/support',
  staffTicket: (ticketId: string) => `/staff/support/${encodeURIComponent(ticketId)}`,
  assessmentMetaAnalytics: '/assessment-meta-analytics',
  /** The sign-in page that says why one is there. */
  loginExpired: '/login?reason=session_expired',
  batch: (batchId: string) => `/analytics?batchId=${encodeURIComponent(batchId)}`,
  /** The results of a batch, narrowed to one of their parts. */
  batchPart: (batchId: string, part: 'to_decide' | 'unread') =>
    `/analytics?batchId=${encodeURIComponent(batchId)}&show=${part}`,
  /** The results of a batch with one of its people open. */
  candidate: (batchId: string, candidateId: string) =>
    `/analytics?batchId=${encodeURIComponent(batchId)}&candidate=${encodeURIComponent(candidateId)}`,
  /** The dashboard with a saved source in its form. */
  withSource: (sourceId: string) => `/dashboard?source=${encodeURIComponent(sourceId)}`,
  /** The dashboard with the job text of an earlier batch in its form. */
  again: (batchId: string) => `/dashboard?job=${encodeURIComponent(batchId)}`,
} as const;

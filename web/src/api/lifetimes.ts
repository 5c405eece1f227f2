/** Cached reads live five minutes, in milliseconds. */
export const CACHE_MS = 5 * 60 * 1000;

/**
 * How long a response counts as fresh, by call name, in milliseconds: the only such table. Unnamed calls live for
 * five minutes. Zero: a screen that opens requests again, and shows what is known until the response arrives.
 */
export const LIFETIMES: Readonly<Record<string, number>> = {
  // Others move these: workers, colleagues, an ATS.
  'batches.status': 0,
  'batches.rubric': 0,
  'batches.list': 10_000,
  'batches.results': 30_000,
  'reviews.agreement': 0,
  'reviews.decisions': 30_000,
  'analytics.dashboard': 30_000,

  // Somebody who opens these wants to know how it is now: it may have been used, added or switched off elsewhere.
  'accounts.sessions': 0,
  'secondFactor.state': 0,
  'passkeys.list': 0,
  'audit.log': 0,
  'people.find': 0,
  'staff.users': 0,
  'staff.user': 0,
  'support.list': 0,
  'support.status': 0,
  'support.messages': 0,
  'staffSupport.tickets': 0,
  'staffSupport.ticket': 0,
  'staffSupport.messages': 0,

  // Candidates move these while their sender looks.
  'invitations.known': 0,
  'invitations.list': 0,
  'invitations.show': 0,
  'invitations.progress': 0,
  'invitations.requests': 0,
  'invitations.ofBatch': 30_000,
  'invitations.stats': 30_000,
  'invitations.statsByAts': 30_000,

  // What is invited to, and how often; another window may have changed it.
  'invitations.assessments': 0,
  'assessments.list': 0,
  'assessments.show': 0,

  // Read in the background while somebody looks.
  'integrations.list': 0,
  'integrations.ashbyStatus': 0,
  'integrations.greenhouseStatus': 0,
  'ashby.jobs': 0,
  'greenhouse.jobs': 0,
  'ashby.assessments': 0,
  'greenhouse.assessments': 0,
  'ashby.serviceStatus': 30_000,
  'greenhouse.serviceStatus': 30_000,
  'ashby.overview': 60_000,
  'greenhouse.overview': 60_000,

  // Scored while somebody looks, and moved in the system itself; a report says of when it is.
  'ashby.jobAnalytics': 0,
  'greenhouse.jobAnalytics': 0,
  'ashby.assessmentResult': 0,
  'greenhouse.assessmentResult': 0,
  'ashby.meta': 60_000,
  'greenhouse.meta': 60_000,

  // Read on demand, and written by other calls than those that read.
  'candidateAssessment.open': 0,
  'candidateAssessment.milestone': 0,

  // A waiting address is confirmed by a link that may open in another tab.
  'users.settings': 10_000,

  // Expensive to compute, or requested repeatedly while somebody types.
  'audit.verification': 60_000,
  'insights.enhanced': 60_000,
  'insights.aiUsage': 0,
  'search.find': 60_000,
  'system.history': 60_000,
  'terms.lookUp': 60_000,
};

/** How long an answer of this call counts as fresh, in milliseconds. */
export function lifetimeOf(name: string): number {
  return LIFETIMES[name] ?? CACHE_MS;
}

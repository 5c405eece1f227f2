import type { AtsAssessment, AtsJob, Integration } from '@candor/domain/model/ats';

/** A system that is not connected, unless the test wishes otherwise. */
export function aConnection(wishes: Partial<Integration> = {}): Integration {
  return {
    ...{ ats_type: 'ashby', status: 'not_connected', connected: false, connected_at: null },
    ...{ last_sync: null, key_last4: null, error_message: null, problem: null, available: true },
    ...{ syncing: false, receives_events: false, missing_permissions: [] },
    ...wishes,
  };
}

export const CONNECTED: Partial<Integration> = {
  ...{ status: 'connected', connected: true, key_last4: 'a1b2' },
  ...{ connected_at: '2026-01-05T09:00:00.000Z', last_sync: '2026-01-10T09:00:00.000Z' },
};

export const PLANNED = aConnection({ ats_type: 'more', status: 'planned', available: false });

export const FRESH = { stale: false, as_of: '2026-01-10T09:00:00.000Z', syncing: false } as const;

export const PORTER: AtsJob = {
  ...{ jobId: 'job-night-porter', jobTitle: 'Night porter', job_title: 'Night porter' },
  ...{ totalCandidates: 12, total_candidates: 12, status: 'Open' },
  aggregates: { average_score: 61.5, top_score: 88, assessment_count: 4 },
  updated_at: '2026-01-09T09:00:00.000Z',
};

export const ADA: AtsAssessment = {
  ...{ assessmentId: 'application-ada', assessment_id: 'application-ada' },
  ...{ candidateName: 'Ada Brandt', candidate_name: 'Ada Brandt', jobId: PORTER.jobId },
  ...{ job_title: 'Night porter', assessed_at: '2026-01-10T09:00:00.000Z' },
  match_score: { overall_score: 88 },
  ...{ ats_source: 'ashby', state: 'scored' },
};

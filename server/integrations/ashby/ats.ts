import type { Logger } from 'pino';
import { z } from 'zod';
import type { Ats, AtsApplicationFacts, AtsAssessments, AtsJobFacts } from '../../ports/ats';
import type { AshbySettings } from '../../settings/ats';
import { type Patience, REAL_PATIENCE } from '../outgoing/patience';
import { openCalls } from './api';
import { readCandidate } from './candidate';
import { checkKey } from './check';
import { readJobText } from './job-text';
import { type List, readPages } from './pages';
import { readEvent } from './read-event';
import { ApplicationRow, JobRow } from './wire';

/** Drafts are nobody's to apply to. */
const JOBS: List<typeof JobRow, AtsJobFacts> = {
  method: 'job.list',
  filters: { status: ['Open', 'Closed', 'Archived'] },
  row: JobRow,
  itemOf: (job) => job,
};

const APPLICATIONS: List<typeof ApplicationRow, AtsApplicationFacts> = {
  method: 'application.list',
  filters: {},
  row: ApplicationRow,
  itemOf: ({ id, job, candidate, status, currentInterviewStage, createdAt, updatedAt }) => ({
    id,
    jobId: job?.id ?? null,
    candidateId: candidate.id,
    status: statusOf(status),
    stage: currentInterviewStage?.title ?? null,
    createdAt,
    updatedAt,
  }),
};

/** That it was taken is all that matters. */
const TOLD = z.object({});

/** Ashby by its API (developers.ashbyhq.com), each account with a key of its own. */
export function openAshby(
  settings: AshbySettings,
  { log, patience = REAL_PATIENCE }: { log: Logger; patience?: Patience },
): Ats & AtsAssessments {
  const call = openCalls(settings, { log, patience });
  const way = { own: new URL(settings.apiBase).origin, patience };
  return {
    type: 'ashby',
    check: (credentials, signal, uses) => checkKey(call, { credentials, signal }, uses),
    jobs: (credentials, since, signal) => readPages(call, JOBS, { credentials, since, signal }),
    applications: (credentials, since, signal) =>
      readPages(call, APPLICATIONS, { credentials, since, signal }),
    jobText: (credentials, jobId, signal) => readJobText(call, jobId, { credentials, signal }),
    // Ashby has no call for several people.
    lookUp: async () => (credentials, of, signal) =>
      readCandidate(call, { ...of, way }, { credentials, signal }),
    readEvent,
    tellAssessment: async (credentials, update, signal) => {
      const asked = { method: 'assessment.update', body: update, answer: TOLD } as const;
      await call(asked, { credentials, signal });
    },
  };
}

/** Somebody who was won but did not apply counts as under way; a word of tomorrow's does not. */
function statusOf(status: string | null): AtsApplicationFacts['status'] {
  if (status === 'Active' || status === 'Lead') return 'active';
  return status === 'Hired' ? 'hired' : 'archived';
}

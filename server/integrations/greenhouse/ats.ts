import type { Logger } from 'pino';
import { z } from 'zod';
import {
  type Ats,
  type AtsApplicationFacts,
  type AtsConsent,
  type AtsCredentials,
  AtsForbidden,
  type AtsJobFacts,
  AtsUnavailable,
} from '../../ports/ats';
import type { GreenhouseSettings } from '../../settings/ats';
import { type Patience, REAL_PATIENCE } from '../outgoing/patience';
import { openHarvest, SCOPES, Unprocessable } from './api';
import { lookUp } from './candidate';
import { openConsent } from './consent';
import { textOf } from './job-text';
import { type List, readPages } from './pages';
import { readEvent } from './read-event';
import { ApplicationRow, JobPostRow, JobRow } from './wire';

const JOBS: List<typeof JobRow, AtsJobFacts> = {
  resource: 'jobs',
  row: JobRow,
  itemOf: ({ id, name, status, is_template, created_at, updated_at }) =>
    is_template ? null : { id, title: name, status, createdAt: created_at, updatedAt: updated_at },
};

const APPLICATIONS: List<typeof ApplicationRow, AtsApplicationFacts> = {
  resource: 'applications',
  row: ApplicationRow,
  itemOf: ({ id, job_id, candidate_id, status, stage_name, created_at, updated_at }) => ({
    id,
    jobId: job_id ?? null,
    candidateId: candidate_id,
    status: statusOf(status),
    stage: stage_name,
    createdAt: created_at,
    updatedAt: updated_at,
  }),
};

/** Greenhouse by Harvest v3 (harvestdocs.greenhouse.io), for whoever let us in on Greenhouse's own page. */
export function openGreenhouse(
  settings: GreenhouseSettings,
  { log, patience = REAL_PATIENCE }: { log: Logger; patience?: Patience },
): Ats & { consent: AtsConsent } {
  const harvest = openHarvest(settings, patience);
  const reading = { harvest, patience };
  const { rows } = harvest;
  const own = new URL(settings.apiBase).origin;
  return {
    type: 'greenhouse',
    consent: openConsent(settings, { log, patience }),
    check: async (credentials, signal) => {
      const asked = { resource: 'jobs', query: { per_page: '1' }, rows: z.array(JobRow) } as const;
      try {
        await understood(rows(asked, credentials, signal));
        return { label: null, missing: notAllowed(credentials) };
      } catch (error) {
        if (!(error instanceof AtsForbidden)) throw error;
        const missing = new Set([error.permission, ...notAllowed(credentials)]);
        return { label: null, missing: [...missing] };
      }
    },
    jobs: (credentials, since, signal) => readPages(reading, JOBS, { credentials, since, signal }),
    applications: (credentials, since, signal) =>
      readPages(reading, APPLICATIONS, { credentials, since, signal }),
    jobText: async (credentials, jobId, signal) => {
      const query = { job_ids: jobId, per_page: '500' };
      const asked = { resource: 'job_posts', query, rows: z.array(JobPostRow) } as const;
      return textOf(await understood(rows(asked, credentials, signal)));
    },
    lookUp: (credentials, of, signal) =>
      understood(lookUp({ harvest, own, patience }, of, { credentials, signal })),
    readEvent,
  };
}

/** The permissions that were requested and not granted on Greenhouse's page, if it says which were. */
function notAllowed(credentials: AtsCredentials): readonly string[] {
  const scopes = credentials.kind === 'tokens' ? credentials.scopes : null;
  return scopes === null ? [] : SCOPES.filter((scope) => !scopes.includes(scope));
}

/** The word for active differs between request and response; an unknown future word counts as not in progress. */
function statusOf(status: string | null): AtsApplicationFacts['status'] {
  if (status === 'in_process' || status === 'active') return 'active';
  return status === 'hired' || status === 'converted' ? 'hired' : 'archived';
}

/** Outside of lists, Greenhouse has nothing to refuse in what we ask for. */
async function understood<Result>(asked: Promise<Result>): Promise<Result> {
  try {
    return await asked;
  } catch (error) {
    throw error instanceof Unprocessable ? new AtsUnavailable() : error;
  }
}

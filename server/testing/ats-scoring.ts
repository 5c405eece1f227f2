import type { JobAnalytics } from '@candor/domain/model/ats-reports';
import type { LightMyRequestResponse } from 'fastify';
import { type AtsApp, proxyOf } from './ats-app';
import { until } from './batch-calls';
import { JOB_DESCRIPTION, resume } from './documents/make-csv';
import type { As } from './test-app';

/** Where the calls about an Ashby begin. */
export const ASHBY = proxyOf('ashby');

/** An Ashby job with this many applications, whose resumes differ. */
export function ashbyJob(
  { ashby }: Pick<AtsApp, 'ashby'>,
  people: number,
  description: string | null = JOB_DESCRIPTION,
): string {
  const id = ashby.addJob({ title: 'Backend Engineer', description });
  for (let n = 1; n <= people; n += 1) {
    ashby.addApplication({
      jobId: id,
      name: `Robin Vale ${n}`,
      email: `robin${n}@example.com`,
      resume: resume(n),
    });
  }
  return id;
}

/** What is known of a job's applications now. */
export async function reportOf(as: As, id: string, of = ASHBY): Promise<JobAnalytics> {
  return (await as.get(`${of}/jobs/${id}/analytics`)).json();
}

/** Asks for the applications of a job to be scored. */
export function scoreJob(
  as: As,
  id: string,
  body: object = {},
  of = ASHBY,
): Promise<LightMyRequestResponse> {
  return as.post(`${of}/jobs/${id}/score`, body);
}

/** The report once nobody is waiting any more. The test's own time limit ends the waiting. */
export function scoredReport(as: As, id: string, of = ASHBY): Promise<JobAnalytics> {
  return until(
    () => reportOf(as, id, of),
    ({ scoring }) => scoring.waiting === 0,
  );
}

/** How many candidates an account has used. */
export async function usedBy(as: As): Promise<number> {
  return (await as.get('/api/users/quota-status')).json().candidates_used;
}

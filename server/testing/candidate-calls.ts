import type { AssessmentBody } from '@candor/domain/model/assessment';
import type {
  CandidateAssessment,
  CandidateMilestone,
} from '@candor/domain/model/candidate-assessment';
import type { LightMyRequestResponse } from 'fastify';
import { createAssessment, invite } from './assessments';
import type { As, TestApp } from './test-app';

/** Answers to the two steps of the assessment of the tests. */
export const PYTHON = 'I built billing services with Python for four years at a shipping company.';
export const SQL = 'select name from lamps where lit; a query that I tuned in PostgreSQL.';

/** Somebody with the link of an invitation, and what they can do with it. */
export type Invited = ReturnType<typeof withLink>;

/** Invites to an assessment of two steps. */
export async function invited(
  t: TestApp,
  as: As,
  change: Partial<AssessmentBody> = {},
): Promise<Invited> {
  const assessment_id = await createAssessment(as, change);
  const made = await invite(as, { assessment_id, candidate_name: 'Abena Lund', notes: 'Secret' });
  return withLink(t, made.invitation_code);
}

function withLink(t: TestApp, code: string) {
  const url = `/api/assessment/${code}`;
  const get = (rest = '') => t.as().get(`${url}${rest}`);
  const post = (rest: string, body?: object) => t.as().post(`${url}${rest}`, body);
  const start = (body: object = { agree: true }) => post('/start', body);
  const complete = (id: string) => post(`/milestones/${id}/complete`);
  const save = (id: string, answer: object, revision = 0): Promise<LightMyRequestResponse> =>
    t.as().put(`${url}/milestones/${id}/answer`, {
      answer,
      revision,
      client_saved_at: t.clock.now().toISOString(),
    });
  return {
    code,
    url,
    get,
    post,
    start,
    save,
    complete,
    open: async (): Promise<CandidateAssessment> => (await get()).json(),
    step: async (id: string): Promise<CandidateMilestone> =>
      (await get(`/milestones/${id}`)).json(),
    submit: () => post('/submit'),
    answerAll: async (): Promise<void> => {
      await start();
      await save('s1', { t1: PYTHON });
      await complete('s1');
      await save('s2', { t1: SQL });
      await complete('s2');
    },
  };
}

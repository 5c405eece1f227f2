import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { ASSESSMENT } from './assessments';
import type { As, TestApp } from './test-app';

/** Calls that an ATS makes with a key. */
export type Partner = {
  get(path: string): Promise<LightMyRequestResponse>;
  post(path: string, body?: object): Promise<LightMyRequestResponse>;
};

/** Makes a key of an account, as its owner pastes it into the ATS. */
export async function aPartnerKey(
  as: As,
  permissions: readonly string[] = ['read', 'write'],
): Promise<string> {
  const reply = await as.post('/api/keys', { name: randomUUID().slice(0, 20), permissions });
  if (reply.statusCode !== 201) throw new Error(reply.body);
  return reply.json().key;
}

/** A user without a password. */
export const basic = (name: string, password = '') =>
  `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`;

/** An ATS that has a key. */
export function partnerWith({ app }: TestApp, ats: 'ashby' | 'greenhouse', key: string): Partner {
  const headers = { authorization: basic(key) };
  const url = (path: string) => `/api/partner/${ats}/${path}`;
  return {
    get: (path) => app.inject({ method: 'GET', url: url(path), headers }),
    post: (path, payload = {}) => app.inject({ method: 'POST', url: url(path), headers, payload }),
  };
}

/** What Ashby sends to start an assessment, with fields that nobody reads. */
export function ashbyStart(assessmentId: string, change: object = {}) {
  return {
    assessment_type_id: assessmentId,
    candidate: {
      ashby_id: randomUUID(),
      first_name: 'Abena',
      last_name: 'Lund',
      email: 'abena@example.com',
      ashby_profile_url: 'https://app.ashbyhq.com/candidates/1',
    },
    application: { ashby_id: randomUUID(), status: 'Active' },
    job: { ashby_id: randomUUID(), name: 'Night keeper', hiringTeam: [] },
    additional_fields: [],
    ...change,
  };
}

/** The link of an invitation, for its candidate. */
export const linkOf = (code: string) => `/api/assessment/${code}`;

/** Answers everything that `ASSESSMENT` asks and sends it in. */
export async function takeAssessment(t: TestApp, code: string, answer: string): Promise<void> {
  const visitor = t.as();
  const client_saved_at = t.clock.now().toISOString();
  await visitor.post(`${linkOf(code)}/start`, { agree: true });
  for (const { id } of ASSESSMENT.milestones) {
    const body = { answer: { t1: answer }, revision: 0, client_saved_at };
    await visitor.put(`${linkOf(code)}/milestones/${id}/answer`, body);
    await visitor.post(`${linkOf(code)}/milestones/${id}/complete`);
  }
  const sent = await visitor.post(`${linkOf(code)}/submit`);
  if (sent.statusCode !== 200) throw new Error(sent.body);
}

import { createAssessment, invite } from '../assessments';
import type { TestUser } from '../factories';
import type { TestApp } from '../test-app';
import type { Sample } from './sample';

/** Somebody who was invited, with notes that another account must not see. */
export async function anInvitation(t: TestApp, owner: TestUser): Promise<Sample> {
  const body = { candidate_name: 'Keeper Lund', job_title: 'Lamp keeper', notes: 'Knows lamps' };
  const { invitation_code: id } = await invite(t.as(owner), body);
  return { params: { id } };
}

/** An invitation whose candidate has asked something. */
export async function anAskedInvitation(t: TestApp, owner: TestUser): Promise<Sample> {
  const { params } = await anInvitation(t, owner);
  const asked = { kind: 'question', message: 'How long is it open?' };
  const reply = await t.as().post(`/api/assessment/${params.id}/request`, asked);
  return { params: { ...params, request_id: reply.json().request_id } };
}

/** An assessment that the account wrote. */
export async function anAssessment(t: TestApp, owner: TestUser): Promise<Sample> {
  return { params: { id: await createAssessment(t.as(owner)) } };
}

import type { AssessmentResult } from '@candor/domain/model/assessment';
import type { Invitation, InvitationList } from '@candor/domain/model/invitation';
import type { LightMyRequestResponse } from 'fastify';
import { mailOutbox, rateLimits } from '../db/schema';
import { aUser, type TestUser } from './factories';
import type { As, TestApp } from './test-app';

/** Where invitations live. */
export const INVITATIONS = '/api/invitations';

/** A new account that can invite, where no mail waits and no earlier call counts against a limit. */
export async function aSender(t: TestApp): Promise<{ user: TestUser; as: As }> {
  await t.db.delete(rateLimits);
  await t.db.delete(mailOutbox);
  const user = await aUser(t.db, { plan: 'starter', now: t.clock.now() });
  return { user, as: t.as(user) };
}

/** Tries to invite somebody; `invite` is for tests in which that succeeds. */
export function createInvitation(as: As, body: object): Promise<LightMyRequestResponse> {
  return as.post(`${INVITATIONS}/create-invitation`, body);
}

/** An invitation as its sender sees it now. */
export async function invitationOf(as: As, code: string): Promise<Invitation> {
  return (await as.get(`${INVITATIONS}/${code}`)).json();
}

/** What the answers to an invitation were found to prove. */
export async function resultOf(as: As, code: string): Promise<AssessmentResult> {
  return (await as.get(`${INVITATIONS}/${code}/result`)).json();
}

/** A page of the list. */
export async function invitationsOf(as: As, query = ''): Promise<InvitationList> {
  return (await as.get(`${INVITATIONS}/${query}`)).json();
}

/** Whom the invitations of a page are for. */
export function namesIn({ invitations }: InvitationList): (string | null)[] {
  return invitations.map((one) => one.candidate_name);
}

/** How many invitations an account may still send. */
export async function creditsOf(as: As): Promise<number> {
  return (await as.get('/api/users/quota-status')).json().invitation_credits;
}

/** Reports progress that only others know. */
export function reportProgress(
  as: As,
  code: string,
  body: object,
): Promise<LightMyRequestResponse> {
  return as.patch(`${INVITATIONS}/${code}/progress`, body);
}

/** Agrees and starts, as the candidate does. */
export function startAssessment(t: TestApp, code: string): Promise<LightMyRequestResponse> {
  return t.as().post(`/api/assessment/${code}/start`, { agree: true });
}

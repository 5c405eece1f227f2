import { atsPartner } from '@candor/domain/api/ats-partner';
import type { Milestone } from '@candor/domain/model/assessment';
import type { Deps } from '../../deps';
import type { Serve } from '../../http/serve';
import type { Invitations } from './asked';
import { cancelAssessment } from './cancel-assessment';
import { noteError } from './note-error';
import { sendTest } from './send-test';
import { startAssessment } from './start-assessment';
import { listAssessments } from './store';
import { testStatus } from './test-status';

/** The calls by which Ashby and Greenhouse invite candidates to the account's assessments. */
export function atsPartnerRoutes(serve: Serve, deps: Deps, invitations: Invitations): void {
  ashbyRoutes(serve, deps, invitations);
  greenhouseRoutes(serve, deps, invitations);
}

function ashbyRoutes(serve: Serve, deps: Deps, invitations: Invitations): void {
  serve(atsPartner.ashbyList, async ({ actor }) => {
    const all = await listAssessments(deps.db, actor.userId);
    const results = all.map(({ id, title, jobTitle, milestones }) => ({
      assessment_type_id: id,
      name: title,
      description: `${jobTitle}: ${lengthOf(milestones)}`,
    }));
    return { body: { success: true, results } as const };
  });
  serve(atsPartner.ashbyStart, async ({ actor, body, requestId }) => {
    const update_request = await startAssessment(deps, invitations, { actor, body, requestId });
    const { assessment_id } = update_request;
    return { body: { success: true, results: { assessment_id, update_request } } as const };
  });
  serve(atsPartner.ashbyCancel, async ({ actor, body, requestId }) => {
    const call = { actor, requestId, id: body.assessment_id };
    const assessment_id = await cancelAssessment(deps, invitations, call);
    return { body: { success: true, results: { assessment_id } } as const };
  });
}

function greenhouseRoutes(serve: Serve, deps: Deps, invitations: Invitations): void {
  serve(atsPartner.greenhouseTests, async ({ actor }) => {
    const all = await listAssessments(deps.db, actor.userId);
    return {
      body: all.map(({ id, title }) => ({ partner_test_id: id, partner_test_name: title })),
    };
  });
  serve(atsPartner.greenhouseSend, async ({ actor, body, requestId }) => {
    const code = await sendTest(deps, invitations, { actor, body, requestId });
    return { body: { partner_interview_id: code } };
  });
  serve(atsPartner.greenhouseStatus, async ({ actor: { userId }, query }) => ({
    body: await testStatus(deps, invitations, { userId, code: query.partner_interview_id }),
  }));
  serve(atsPartner.greenhouseError, async ({ actor, body, requestId }) => {
    await noteError(deps, { actor, body, requestId });
    return { body: { received: true } as const };
  });
}

function lengthOf(milestones: readonly Milestone[]): string {
  const minutes = milestones.reduce((sum, one) => sum + one.minutes, 0);
  const steps = milestones.length === 1 ? 'one step' : `${milestones.length} steps`;
  return `${steps}, about ${minutes} minutes`;
}

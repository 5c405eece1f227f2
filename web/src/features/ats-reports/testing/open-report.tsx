import { ats } from '@candor/domain/api/ats';
import { users } from '@candor/domain/api/users';
import type { AtsAssessmentResult, JobAnalytics } from '@candor/domain/model/ats-reports';
import { PLANS } from '@candor/domain/rules/plans';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { aServer, renderApp } from '../../../testing/render-app';
import { aQuota, aSubscription, aUser } from '../../../testing/samples';

export const JOB = '/integrations/ashby/jobs/job-night-porter';
export const APPLICATION = '/integrations/ashby/assessments/application-ada';

/** A server that knows one job and one application, for a partner on the professional plan. */
export function aReportServer({
  report,
  result,
}: {
  report?: JobAnalytics;
  result?: AtsAssessmentResult;
}) {
  const server = aServer();
  const features = PLANS.professional.features;
  server.on(users.subscription, {
    body: aSubscription({ plan_type: 'professional', features }),
  });
  server.on(users.quotaStatus, {
    body: aQuota({ plan_type: 'professional', candidates_remaining: 2400 }),
  });
  if (report) server.on(ats.ashby.jobAnalytics, { body: report });
  if (result) server.on(ats.ashby.assessmentResult, { body: result });
  return server;
}

/** A slow machine sees what stands in for a report before it sees the report. */
export function reportLoaded() {
  const standIn = () => screen.queryByRole('status', { name: 'Loading the report' });
  return waitFor(() => expect(standIn()).toBeNull());
}

/** Opens an address as an integration partner. */
export function openAsPartner(path: string, server = aReportServer({})) {
  return renderApp(path, {
    server,
    user: aUser({ is_integration_partner: true }, 'professional'),
  });
}

import { ats } from '@candor/domain/api/ats';
import { integrations } from '@candor/domain/api/integrations';
import { AtsType } from '@candor/domain/model/ats';
import type { Deps } from '../../deps';
import type { Serve } from '../../http/serve';
import { confirmGreenhouse, connectUrl, takeReturn } from './connections/connect-greenhouse';
import { type AskedPeople, newEventsAddress, receiveEvent } from './connections/events';
import { linkAshby } from './connections/link-ashby';
import { integrationOf, integrationsOf } from './connections/present';
import { unlink } from './connections/unlink';
import {
  assessmentResult,
  jobAnalytics,
  listAssessments,
  listJobs,
  overview,
} from './reports/reports';
import { serviceStatus } from './reports/service-status';
import { askScoring } from './scoring/ask-scoring';
import { setJobText } from './scoring/set-job-text';

/** The calls on connections to applicant tracking systems, and on what is in those. */
export function atsRoutes(serve: Serve, deps: Deps, asked: AskedPeople): void {
  connectionRoutes(serve, deps);
  eventRoutes(serve, { ...deps, asked });
  for (const type of AtsType.options) reportRoutes(serve, deps, type);
}

function connectionRoutes(serve: Serve, deps: Deps): void {
  serve(integrations.list, async ({ actor }) => ({
    body: { integrations: await integrationsOf(deps, actor.userId) },
  }));
  serve(integrations.linkAshby, async (call) => ({ body: await linkAshby(deps, call) }));
  serve(integrations.unlinkAshby, async (call) => ({ body: await unlink(deps, call, 'ashby') }));
  serve(integrations.ashbyStatus, async ({ actor }) => ({
    body: await integrationOf(deps, actor.userId, 'ashby'),
  }));
  serve(integrations.connectGreenhouse, async (call) => ({ body: await connectUrl(deps, call) }));
  serve(integrations.greenhouseReturn, async ({ query }) => ({
    body: undefined,
    headers: { Location: await takeReturn(deps, query) },
  }));
  serve(integrations.confirmGreenhouse, async (call) => ({
    body: await confirmGreenhouse(deps, call),
  }));
  serve(integrations.unlinkGreenhouse, async (call) => ({
    body: await unlink(deps, call, 'greenhouse'),
  }));
  serve(integrations.greenhouseStatus, async ({ actor }) => ({
    body: await integrationOf(deps, actor.userId, 'greenhouse'),
  }));
}

function eventRoutes(serve: Serve, deps: Deps & { asked: AskedPeople }): void {
  serve(integrations.ashbyEvents, async (call) => ({
    body: await newEventsAddress(deps, call, 'ashby'),
  }));
  serve(integrations.greenhouseEvents, async (call) => ({
    body: await newEventsAddress(deps, call, 'greenhouse'),
  }));
  serve(integrations.ashbyEvent, async ({ params, signed }) => ({
    body: await receiveEvent(deps, 'ashby', { id: params.connection, signed }),
  }));
  serve(integrations.greenhouseEvent, async ({ params, signed }) => {
    await receiveEvent(deps, 'greenhouse', { id: params.connection, signed });
    return { body: { received: true } as const };
  });
}

function reportRoutes(serve: Serve, deps: Deps, type: AtsType): void {
  const calls = ats[type];
  const readerOf = ({ actor }: { actor: { userId: string } }) => ({
    userId: actor.userId,
    ats: type,
  });
  serve(calls.jobs, async (call) => ({ body: await listJobs(deps, readerOf(call), call.query) }));
  serve(calls.assessments, async (call) => ({
    body: await listAssessments(deps, readerOf(call), call.query),
  }));
  serve(calls.jobAnalytics, async (call) => ({
    body: await jobAnalytics(deps, readerOf(call), call.params.id),
  }));
  serve(calls.assessmentResult, async (call) => ({
    body: await assessmentResult(deps, readerOf(call), call.params.id),
  }));
  serve(calls.serviceStatus, async (call) => ({
    body: await serviceStatus(deps, readerOf(call)),
  }));
  serve(calls.overview, async (call) => ({
    body: await overview(deps, readerOf(call), call.query.time_range),
  }));
  serve(calls.scoreJob, async (call) => ({ body: await askScoring(deps, call, type) }));
  serve(calls.setJobText, async (call) => ({ body: await setJobText(deps, call, type) }));
}

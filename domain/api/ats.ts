import { z } from 'zod';
import { messages } from '../messages';
import { ATS_NAMES, AtsHealth, type AtsType } from '../model/ats';
import {
  AtsAssessmentList,
  AtsAssessmentResult,
  AtsJobList,
  AtsOverview,
  JobAnalytics,
  ScoreJobAnswer,
  ScoreJobBody,
  SetJobTextAnswer,
  SetJobTextBody,
} from '../model/ats-reports';
import { TimeRange } from '../model/insight';
import { MetaAnalytics } from '../model/meta-analytics';
import { PAGE_ROWS, pageQuery } from '../model/page';
import { endpoint } from './endpoint';

const MIN_ID = 8;
const MAX_ID = 200;

const idOf = (required: string, short: string) =>
  z
    .string({ error: required })
    .trim()
    .min(1, { error: required, abort: true })
    .min(MIN_ID, short)
    .max(MAX_ID, messages.maxLength(MAX_ID));

/** A job id as one of the systems writes it, with the messages for an invalid one. */
export const atsJobId = (ats: AtsType) =>
  idOf(messages.atsJobIdRequired(ATS_NAMES[ats]), messages.atsJobIdShort(ATS_NAMES[ats]));

export const AtsAssessmentId = idOf(messages.assessmentIdRequired, messages.assessmentIdShort);

const RangeQuery = z.object({ time_range: TimeRange.default(30) });
export const AtsMetaQuery = RangeQuery.extend({
  /** Job titles, or job ids as in the list of jobs, separated by commas. */
  job_filter: z.string().trim().max(2_000).optional(),
});

/** Everything about one system's jobs and candidates, as far as the account's own connection allows. */
function proxyOf(ats: AtsType) {
  const partner = { kind: 'account', partner: ats } as const;
  const advanced = { ...partner, feature: 'meta_analytics', plan: 'professional' } as const;
  const name = ATS_NAMES[ats];
  const jobParams = z.object({ id: atsJobId(ats) });
  return {
    jobs: endpoint({
      name: `${ats}.jobs`,
      method: 'GET',
      path: `/api/proxy/${ats}/jobs`,
      summary: `List the jobs of ${name}, latest first`,
      access: partner,
      query: pageQuery(PAGE_ROWS),
      ok: { status: 200, body: AtsJobList },
      errors: ['validation_error', 'not_found', 'service_unavailable'],
    }),
    assessments: endpoint({
      name: `${ats}.assessments`,
      method: 'GET',
      path: `/api/proxy/${ats}/assessments`,
      summary: `List the applications of ${name} that are scored or queued, latest first`,
      access: partner,
      query: pageQuery(PAGE_ROWS),
      ok: { status: 200, body: AtsAssessmentList },
      errors: ['validation_error', 'not_found', 'service_unavailable'],
    }),
    jobAnalytics: endpoint({
      name: `${ats}.jobAnalytics`,
      method: 'GET',
      path: `/api/proxy/${ats}/jobs/:id/analytics`,
      summary: "Get the state of a job's candidates",
      access: partner,
      params: jobParams,
      ok: { status: 200, body: JobAnalytics },
      errors: ['validation_error', 'not_found', 'service_unavailable'],
    }),
    scoreJob: endpoint({
      name: `${ats}.scoreJob`,
      method: 'POST',
      path: `/api/proxy/${ats}/jobs/:id/score`,
      summary:
        'Score the applications of a job that have no score yet; charges one candidate per score',
      access: partner,
      params: jobParams,
      body: ScoreJobBody,
      ok: { status: 202, body: ScoreJobAnswer },
      errors: [
        ...(['validation_error', 'candidate_quota_exceeded', 'not_found', 'conflict'] as const),
        'service_unavailable',
      ],
      idempotent: true,
    }),
    setJobText: endpoint({
      name: `${ats}.setJobText`,
      method: 'PUT',
      path: `/api/proxy/${ats}/jobs/:id/job-text`,
      summary: `Choose what a job is scored against from now on: a text, or the description in ${name}`,
      access: partner,
      params: jobParams,
      body: SetJobTextBody,
      ok: { status: 200, body: SetJobTextAnswer },
      errors: ['validation_error', 'not_found', 'service_unavailable'],
    }),
    assessmentResult: endpoint({
      name: `${ats}.assessmentResult`,
      method: 'GET',
      path: `/api/proxy/${ats}/assessments/:id/results`,
      summary: "One application's score with its evidence",
      access: partner,
      params: z.object({ id: AtsAssessmentId }),
      ok: { status: 200, body: AtsAssessmentResult },
      errors: ['validation_error', 'not_found', 'service_unavailable'],
      noStore: true,
    }),
    serviceStatus: endpoint({
      name: `${ats}.serviceStatus`,
      method: 'GET',
      path: `/api/proxy/${ats}/service-status`,
      summary: `Check whether ${name} currently answers the account's connection`,
      access: partner,
      ok: { status: 200, body: AtsHealth },
      errors: [],
    }),
    overview: endpoint({
      name: `${ats}.overview`,
      method: 'GET',
      path: `/api/proxy/${ats}/overview-stats`,
      summary: `Get figures across all jobs of ${name}`,
      access: advanced,
      query: RangeQuery,
      ok: { status: 200, body: AtsOverview },
      errors: [
        ...(['validation_error', 'professional_subscription_required', 'not_found'] as const),
        'service_unavailable',
      ],
    }),
    meta: endpoint({
      name: `${ats}.meta`,
      method: 'GET',
      path: `/api/proxy/${ats}/assessment-meta`,
      summary: `Get patterns across all scored applications of ${name}`,
      access: advanced,
      query: AtsMetaQuery,
      ok: { status: 200, body: MetaAnalytics },
      errors: ['validation_error', 'professional_subscription_required', 'not_found'],
    }),
    analyticsMeta: endpoint({
      name: `${ats}.analyticsMeta`,
      method: 'GET',
      path: `/api/analytics/${ats === 'ashby' ? '' : `${ats}-`}assessment-meta`,
      summary: 'The same under its older address',
      access: advanced,
      query: AtsMetaQuery,
      ok: { status: 200, body: MetaAnalytics },
      errors: ['validation_error', 'professional_subscription_required', 'not_found'],
    }),
  };
}

/** The calls of each system; both have the same ones. */
export const ats = { ashby: proxyOf('ashby'), greenhouse: proxyOf('greenhouse') } as const;

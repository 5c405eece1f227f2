import { accounts } from '@candor/domain/api/accounts';
import { analytics } from '@candor/domain/api/analytics';
import { ats } from '@candor/domain/api/ats';
import { batches } from '@candor/domain/api/batches';
import { billing } from '@candor/domain/api/billing';
import { insights } from '@candor/domain/api/insights';
import { integrations } from '@candor/domain/api/integrations';
import { invitations } from '@candor/domain/api/invitations';
import { keys } from '@candor/domain/api/keys';
import { passkeys } from '@candor/domain/api/passkeys';
import { secondFactor } from '@candor/domain/api/second-factor';
import { users } from '@candor/domain/api/users';
import { AtsType } from '@candor/domain/model/ats';
import type { FeatureName } from '@candor/domain/rules/plans';
import { buildRequest } from '../api/build-request';
import { NEWEST_BATCHES } from '../features/batches/use-batch-list';
import { listQuery, readList } from '../features/invitations/list/list-state';
import { readDays } from '../features/invitations/stats/stat-words';
import { metaQuery, readMeta } from '../features/meta-analytics/meta-state';
import { pageFrom } from '../features/results/use-results';
import { paths } from '../paths';

/** What somebody sees first at the address of a page. */
export type ApplicationView = {
  /** The parameter of the query that asks for this view; empty for the view without one. */
  param: string;
  /** Whether integration partners alone see it so: their navigation is another one. */
  forPartners?: true;
  /** An address that stands for all of this view, as it is drawn ahead. */
  drawnAt: string;
  /** The modules of its screen: they are fetched together with the application, not after it. */
  needs: readonly string[];
  /**
   * The addresses that it reads, prefetched while the application is still loading. `{param}` is the requested value,
   * `{id}` the end of the path.
   */
  reads: readonly string[];
};

/** A page of the application that people open by its address. */
export type ApplicationPage = {
  path: string;
  title: string;
  /** The feature without which its gate stands in its place: then there is nothing to draw ahead. */
  feature?: FeatureName;
  /** The last one takes every address that the others do not, of everybody or of partners alone. */
  views: readonly ApplicationView[];
};

const FRAME = ['main.tsx', 'routes/Member.tsx'];

const FRAME_READS = [
  buildRequest(accounts.me, {}, null),
  buildRequest(users.subscription, {}, null),
  buildRequest(users.quotaStatus, {}, null),
  buildRequest(batches.list, { query: NEWEST_BATCHES }, null),
].map(({ url }) => url);

const USUAL_FIGURES = metaQuery(readMeta(new URLSearchParams()));

const FIRST_INVITATIONS = listQuery(readList(new URLSearchParams()));
const USUAL_WINDOW = { days: String(readDays(new URLSearchParams())) };

const BATCH = { id: '{batchId}' };
/** A job or an application of a system, by the end of the address. */
const ITS_END = { id: '{id}' };

const HUB = {
  param: '',
  drawnAt: paths.integrations,
  needs: [...FRAME, 'routes/Integrations.tsx'],
  reads: [...FRAME_READS, buildRequest(integrations.list, {}, null).url],
};

/** The reports of one system, which partners read. */
const reportsOf = (type: AtsType): ApplicationPage[] => [
  {
    path: `/integrations/${type}/jobs/:jobId`,
    title: 'Job report',
    views: [
      {
        param: '',
        forPartners: true,
        drawnAt: paths.atsJob(type, '00000000'),
        needs: [...FRAME, 'routes/JobReport.tsx'],
        reads: [
          ...FRAME_READS,
          readOf(buildRequest(ats[type].jobAnalytics, { params: ITS_END }, null)),
        ],
      },
    ],
  },
  {
    path: `/integrations/${type}/assessments/:assessmentId`,
    title: 'Assessment report',
    views: [
      {
        param: '',
        forPartners: true,
        drawnAt: paths.atsAssessment(type, '00000000'),
        needs: [
          ...FRAME,
          'routes/AssessmentReport.tsx',
          'features/results/evidence/SingleMatch.tsx',
        ],
        reads: [
          ...FRAME_READS,
          readOf(buildRequest(ats[type].assessmentResult, { params: ITS_END }, null)),
        ],
      },
    ],
  },
];

/** The pages on which most visits begin. */
export const APPLICATION_PAGES: readonly ApplicationPage[] = [
  {
    path: paths.dashboard,
    title: 'Dashboard',
    views: [
      {
        param: '',
        drawnAt: paths.dashboard,
        needs: [...FRAME, 'routes/Dashboard.tsx'],
        reads: [...FRAME_READS, buildRequest(analytics.dashboard, {}, null).url],
      },
    ],
  },
  {
    path: paths.analytics,
    title: 'Analytics',
    views: [
      {
        param: 'batchId',
        drawnAt: paths.batch('00000000'),
        needs: [...FRAME, 'routes/Analytics.tsx', 'routes/BatchResults.tsx'],
        reads: [
          ...FRAME_READS,
          readOf(buildRequest(batches.status, { params: BATCH }, null)),
          readOf(buildRequest(batches.results, { params: BATCH, query: pageFrom(0) }, null)),
        ],
      },
      {
        param: '',
        drawnAt: paths.analytics,
        needs: [...FRAME, 'routes/Analytics.tsx', 'routes/AllBatches.tsx'],
        reads: [
          ...FRAME_READS,
          buildRequest(analytics.usage, {}, null).url,
          buildRequest(analytics.candidateQuota, {}, null).url,
        ],
      },
    ],
  },
  {
    path: paths.metaAnalytics,
    title: 'Meta Analytics',
    feature: 'meta_analytics',
    views: [
      {
        param: '',
        drawnAt: paths.metaAnalytics,
        needs: [...FRAME, 'routes/MetaAnalytics.tsx'],
        reads: [
          ...FRAME_READS,
          buildRequest(insights.enhanced, { query: USUAL_FIGURES }, null).url,
        ],
      },
    ],
  },
  {
    path: paths.invitations,
    title: 'Invitations',
    views: [
      {
        param: '',
        drawnAt: paths.invitations,
        needs: [...FRAME, 'routes/Invitations.tsx'],
        reads: [
          ...FRAME_READS,
          buildRequest(invitations.list, { query: FIRST_INVITATIONS }, null).url,
          buildRequest(invitations.stats, { query: USUAL_WINDOW }, null).url,
          buildRequest(invitations.statsByAts, { query: USUAL_WINDOW }, null).url,
        ],
      },
    ],
  },
  {
    path: paths.apiKeys,
    title: 'API Keys',
    views: [
      {
        param: '',
        drawnAt: paths.apiKeys,
        needs: [...FRAME, 'routes/ApiKeys.tsx'],
        reads: [
          ...FRAME_READS,
          buildRequest(keys.list, {}, null).url,
          buildRequest(analytics.apiKeys, {}, null).url,
        ],
      },
    ],
  },
  {
    path: paths.settings,
    title: 'Settings',
    views: [
      {
        param: '',
        drawnAt: paths.settings,
        needs: [...FRAME, 'routes/Settings.tsx'],
        reads: [
          ...FRAME_READS,
          buildRequest(users.settings, {}, null).url,
          buildRequest(users.preferences, {}, null).url,
          buildRequest(passkeys.list, {}, null).url,
          buildRequest(secondFactor.state, {}, null).url,
          buildRequest(accounts.sessions, {}, null).url,
        ],
      },
    ],
  },
  {
    path: paths.billing,
    title: 'Billing',
    views: [
      {
        param: '',
        drawnAt: paths.billing,
        needs: [...FRAME, 'routes/Billing.tsx'],
        reads: [
          ...FRAME_READS,
          buildRequest(users.planInfo, {}, null).url,
          buildRequest(billing.state, {}, null).url,
        ],
      },
    ],
  },
  {
    path: paths.integrations,
    title: 'Integrations',
    views: [{ ...HUB, forPartners: true }, HUB],
  },
  ...AtsType.options.flatMap(reportsOf),
  {
    path: paths.assessmentMetaAnalytics,
    title: 'Assessment Meta-Analytics',
    feature: 'meta_analytics',
    views: [
      {
        param: '',
        forPartners: true,
        drawnAt: paths.assessmentMetaAnalytics,
        needs: [...FRAME, 'routes/AssessmentMeta.tsx'],
        reads: FRAME_READS,
      },
    ],
  },
];

/** The braces around a parameter are no part of an address, so they were escaped. */
function readOf({ url }: { url: string }): string {
  return url.replace(/%7B(\w+)%7D/g, '{$1}');
}

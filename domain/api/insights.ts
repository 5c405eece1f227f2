import { AiInsights, DashboardInsightsBody, StrategicInsightsBody } from '../model/ai-insights';
import { AiUsage } from '../model/ai-usage';
import { DateRangeQuery } from '../model/analytics';
import {
  CompetitiveIntelligence,
  CompetitiveIntelligenceBody,
} from '../model/competitive-intelligence';
import {
  CacheCleared,
  CalculateBody,
  EnhancedMeta,
  EnhancedMetaQuery,
  MetaAnalytics,
  MetaQuery,
  StillCalculating,
} from '../model/meta-analytics';
import { endpoint } from './endpoint';

const member = { kind: 'account', byKey: true } as const;
const reader = { ...member, feature: 'meta_analytics' } as const;
const advised = { ...member, feature: 'ai_strategic_advisor', plan: 'professional' } as const;

/** One call under two addresses. */
const calculation = {
  method: 'POST',
  summary:
    'Recompute, ignoring the cache. After 20 seconds the response is 202 and the work continues',
  access: reader,
  body: CalculateBody,
  ok: { status: 200, body: EnhancedMeta, unfinished: StillCalculating },
  errors: ['validation_error', 'professional_subscription_required'],
} as const;

/** What an account's jobs have in common: figures across all of them, and findings in sentences. */
export const insights = {
  meta: endpoint({
    name: 'insights.meta',
    method: 'GET',
    path: '/api/analytics/meta',
    summary: 'Get figures across all jobs of a period',
    access: reader,
    query: MetaQuery,
    ok: { status: 200, body: MetaAnalytics },
    errors: ['validation_error', 'professional_subscription_required'],
  }),
  enhanced: endpoint({
    name: 'insights.enhanced',
    method: 'GET',
    path: '/api/analytics/meta-enhanced',
    summary: 'Get the same figures with the preceding period and a daily series',
    access: reader,
    query: EnhancedMetaQuery,
    ok: { status: 200, body: EnhancedMeta },
    errors: ['validation_error', 'professional_subscription_required'],
  }),
  calculate: endpoint({
    ...calculation,
    name: 'insights.calculate',
    path: '/api/analytics/meta-enhanced/calculate',
  }),
  calculateInShort: endpoint({
    ...calculation,
    name: 'insights.calculateInShort',
    path: '/api/analytics/calculate',
  }),
  clearCache: endpoint({
    name: 'insights.clearCache',
    method: 'DELETE',
    path: '/api/analytics/meta-enhanced/cache',
    summary: 'Clear their cache',
    access: reader,
    ok: { status: 200, body: CacheCleared },
    errors: ['professional_subscription_required'],
  }),
  dashboard: endpoint({
    name: 'insights.dashboard',
    method: 'POST',
    path: '/api/analytics/standard-dashboard-ai-insights',
    summary: 'Get findings on recent work, one batch or the quota, from stored data',
    access: advised,
    body: DashboardInsightsBody,
    ok: { status: 200, body: AiInsights },
    errors: ['validation_error', 'feature_not_available', 'not_found'],
  }),
  strategic: endpoint({
    name: 'insights.strategic',
    method: 'POST',
    path: '/api/analytics/ai-insights',
    summary: 'Get findings on the jobs of a period, by department and kind of skill',
    access: advised,
    body: StrategicInsightsBody,
    ok: { status: 200, body: AiInsights },
    errors: ['validation_error', 'feature_not_available'],
  }),
  competitive: endpoint({
    name: 'insights.competitive',
    method: 'POST',
    path: '/api/analytics/competitive-intelligence',
    summary:
      "Get how often the account's jobs of the past year ask for a skill, and how many people show it",
    access: advised,
    body: CompetitiveIntelligenceBody,
    ok: { status: 200, body: CompetitiveIntelligence },
    errors: ['validation_error', 'feature_not_available'],
  }),
  aiUsage: endpoint({
    name: 'insights.aiUsage',
    method: 'GET',
    path: '/api/analytics/ai-insights/usage',
    summary: 'Get calls for findings by day, and how many are left this hour',
    access: advised,
    query: DateRangeQuery,
    ok: { status: 200, body: AiUsage },
    errors: ['validation_error', 'feature_not_available'],
  }),
  clearAiCache: endpoint({
    name: 'insights.clearAiCache',
    method: 'DELETE',
    path: '/api/analytics/ai-insights/cache',
    summary: 'Clear the cached findings',
    access: advised,
    ok: { status: 200, body: CacheCleared },
    errors: ['feature_not_available'],
  }),
};

import { ats } from '@candor/domain/api/ats';
import { insights } from '@candor/domain/api/insights';
import { AtsType } from '@candor/domain/model/ats';
import type { Deps } from '../../deps';
import type { Serve } from '../../http/serve';
import { aiUsage } from './advisor/ai-usage';
import { competitiveIntelligence } from './advisor/competitive-intelligence';
import { strategicInsights } from './advisor/strategic-insights';
import { atsMeta } from './ats-meta';
import { clearKept } from './clear-kept';
import { dashboardInsights } from './dashboard-insights';
import { calculateMeta, enhancedMeta } from './enhanced-meta';
import { metaAnalytics } from './meta';

/** The calls on what an account's jobs have in common. */
export function insightRoutes(serve: Serve, deps: Deps): void {
  serve(insights.meta, async (call) => ({ body: await metaAnalytics(deps, call) }));
  serve(insights.enhanced, async (call) => ({ body: await enhancedMeta(deps, call) }));
  for (const calculate of [insights.calculate, insights.calculateInShort]) {
    serve(calculate, async (call) => {
      const body = await calculateMeta(deps, call);
      return {
        body,
        ...('retry_after' in body && { headers: { 'Retry-After': body.retry_after } }),
      };
    });
  }
  serve(insights.clearCache, async (call) => ({ body: await clearKept(deps, call, 'meta') }));
  serve(insights.dashboard, async (call) => ({ body: await dashboardInsights(deps, call) }));
  serve(insights.strategic, async (call) => ({ body: await strategicInsights(deps, call) }));
  serve(insights.competitive, async (call) => ({
    body: await competitiveIntelligence(deps, call),
  }));
  serve(insights.aiUsage, async (call) => ({ body: await aiUsage(deps, call) }));
  serve(insights.clearAiCache, async (call) => ({ body: await clearKept(deps, call, 'ai') }));
  for (const type of AtsType.options) {
    serve(ats[type].meta, async (call) => ({ body: await atsMeta(deps, call, type) }));
    serve(ats[type].analyticsMeta, async (call) => ({ body: await atsMeta(deps, call, type) }));
  }
}

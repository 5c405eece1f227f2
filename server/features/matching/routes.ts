import { analytics } from '@candor/domain/api/analytics';
import type { Deps } from '../../deps';
import type { Serve } from '../../http/serve';
import { matchOne } from './match-one';

/** The call that matches one candidate with one job. */
export function matchingRoutes(serve: Serve, deps: Deps): void {
  serve(analytics.match, async (call) => {
    const { response, charged } = await matchOne(deps, call);
    return {
      body: response,
      headers: { 'X-Estimated-Count': 1, 'X-Candidates-Charged': charged },
    };
  });
}

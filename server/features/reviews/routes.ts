import { reviews } from '@candor/domain/api/reviews';
import type { Deps } from '../../deps';
import type { Serve } from '../../http/serve';
import { batchAgreement } from './batch-agreement';
import { decide } from './decide';
import { giveFeedback } from './give-feedback';
import { giveOpinion } from './give-opinion';
import { decisionsOfBatch } from './list-decisions';
import { sharesOfBatch } from './list-shares';
import { openShare } from './open-share';
import type { ReviewSources } from './review-sources';
import { shareCandidates } from './share';
import { unshare, unshareAll } from './unshare';

/** The calls on what people decide about candidates and show to others. */
export function reviewRoutes(serve: Serve, deps: Deps, sources: ReviewSources): void {
  serve(reviews.decide, async (call) => ({ body: await decide(deps, call) }));
  serve(reviews.decisions, async ({ actor, params, query }) => ({
    body: await decisionsOfBatch(deps, actor, params.id, query),
  }));
  serve(reviews.agreement, async ({ actor, params }) => ({
    body: await batchAgreement(deps, actor, params.id),
  }));
  serve(reviews.feedback, async (call) => {
    await giveFeedback(deps, sources, call);
    return { body: { success: true } as const };
  });
  serve(reviews.share, async (call) => ({ body: await shareCandidates(deps, sources, call) }));
  serve(reviews.shares, async ({ actor, params }) => ({
    body: await sharesOfBatch(deps, actor, params.id),
  }));
  serve(reviews.unshare, async ({ actor, params, requestId }) => {
    await unshare(deps, actor, params, requestId);
    return { body: undefined };
  });
  serve(reviews.unshareAll, async ({ actor, params, requestId }) => {
    await unshareAll(deps, actor, params.id, requestId);
    return { body: undefined };
  });
  serve(reviews.openShare, async ({ params, ip, requestId }) => ({
    body: await openShare(deps, sources, { token: params.token, ip, requestId }),
  }));
  serve(reviews.opinion, async ({ params, body, ip, requestId }) => {
    const { token, cid: candidateId } = params;
    await giveOpinion(deps, { token, candidateId, opinion: body.opinion, ip, requestId });
    return { body };
  });
}

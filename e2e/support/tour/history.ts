import { batches } from '@candor/domain/api/batches';
import { reviews } from '@candor/domain/api/reviews';
import type { DecisionKind } from '@candor/domain/model/batch';
import type { Account } from '../accounts/account';
import { call } from '../call';

const DECISIONS: readonly DecisionKind[] = ['shortlist', 'shortlist', 'maybe', 'set_aside'];

/** Decides about the best of a batch, as somebody halfway through would have, and shares the shortlist. Answers the link. */
export async function decideAndShare(account: Account, batchId: string): Promise<string> {
  const params = { id: batchId };
  const { processed_items } = await call(account, batches.results, { params });
  const ids = processed_items.map((item) => item.candidate_id_internal);
  for (const [place, decision] of DECISIONS.entries()) {
    const cid = ids[place];
    if (!cid) break;
    await call(account, reviews.decide, { params: { ...params, cid }, body: { decision } });
  }
  const body = { candidate_ids: ids.slice(0, 2) };
  const { share_url } = await call(account, reviews.share, { params, body });
  return share_url;
}

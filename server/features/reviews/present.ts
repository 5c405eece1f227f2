import { Opinion, type Share } from '@candor/domain/model/review';
import type { OpinionRow, ShareRow } from './store/shares';

/** A link as its owner sees it, with what its readers said. */
export function presentShare(row: ShareRow, opinions: readonly OpinionRow[]): Share {
  const given = opinions.map((one) => ({
    candidate_id_internal: one.candidateId,
    opinion: Opinion.parse(one.opinion),
    updated_at: one.updatedAt.toISOString(),
  }));
  const count = (kind: Opinion) => given.filter(({ opinion }) => opinion === kind).length;
  return {
    share_id: row.id,
    expires_at: row.expiresAt.toISOString(),
    show_names: row.showNames,
    candidate_count: row.candidateIds.length,
    created_at: row.createdAt.toISOString(),
    last_opened_at: row.lastOpenedAt?.toISOString() ?? null,
    open_count: row.openCount,
    opinions: {
      counts: { agree: count('agree'), discuss: count('discuss'), pass: count('pass') },
      candidates: given,
    },
  };
}

import { TERM_LIMITS, type TermList } from '@candor/domain/model/term';
import type { Actor } from '../../access/actor';
import type { Deps } from '../../deps';
import { scoringTerms, termRows } from '../../scoring/account-terms';
import { presentTerm } from './present';

/** An account's own terms with the version that results name. */
export async function listTerms({ db }: Pick<Deps, 'db'>, { userId }: Actor): Promise<TermList> {
  const rows = await termRows(db, userId);
  return {
    terms: rows.map(presentTerm),
    version: scoringTerms(rows)?.version ?? null,
    limit: TERM_LIMITS.terms,
  };
}

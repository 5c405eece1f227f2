import { compileTerms, type OwnTerms } from '@candor/engine';
import type { ScoringTerms } from './account-terms';
import { recentlyUsed } from './recently-used';

/** Lists kept compiled in a process or thread: about a megabyte each where an account taught a thousand terms. */
const KEPT_COMPILED = 8;

const compiled = recentlyUsed<OwnTerms>(KEPT_COMPILED);

/** The terms made ready for reading, once for each version. */
export function compiledTerms(terms: ScoringTerms | null): OwnTerms | null {
  if (!terms) return null;
  const known = compiled.get(terms.version);
  if (known) return known;
  const own = compileTerms(terms.concepts);
  compiled.set(terms.version, own);
  return own;
}

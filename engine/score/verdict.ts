import type { Verdict } from '@candor/domain/model/match';
import { MET_FROM, PARTIAL_FROM, YEARS_MET_FROM } from './weights';

/**
 * Met, partial or unmet, from a strength of 0 to 1; unclear if the text names the thing but proves little, or denies
 * it.
 */
export function verdictOf(
  strength: number,
  { asksForYears = false, isNamed = false }: { asksForYears?: boolean; isNamed?: boolean } = {},
): Verdict {
  if (strength >= (asksForYears ? YEARS_MET_FROM : MET_FROM)) return 'met';
  if (strength >= PARTIAL_FROM) return 'partial';
  return isNamed || strength > 0 ? 'unclear' : 'unmet';
}

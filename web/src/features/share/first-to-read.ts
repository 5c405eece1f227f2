import type { SharedRequirement } from '@candor/domain/model/review';
import { GATE_ID } from '@candor/engine/score/line-ids';
import { isMustHave } from '../../ui/score/requirement-group';

/**
 * Which requirements are open at first, in the given order: each has a quote that no earlier one has, or is a
 * must-have without any. Lines that only repeat or sum up others follow if these are fewer than requested.
 */
export function firstToRead(
  requirements: readonly SharedRequirement[],
  most: number,
): ReadonlySet<string> {
  const quotes = new Set<string>();
  const telling = requirements.filter((requirement) => {
    if (requirement.id === GATE_ID) return false;
    const quote = requirement.evidence[0]?.quote;
    if (quote === undefined) return isMustHave(requirement);
    if (quotes.has(quote)) return false;
    quotes.add(quote);
    return true;
  });
  const rest = requirements.filter((requirement) => !telling.includes(requirement));
  return new Set([...telling, ...rest].slice(0, most).map(({ id }) => id));
}

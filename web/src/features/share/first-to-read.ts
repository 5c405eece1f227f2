import type { SharedRequirement } from '@candor/domain/model/review';
import { GATE_ID } from '@candor/engine/score/line-ids';
import { isMustHave } from '../../ui/score/requirement-group';

/**
 * Which requirements are open at first, in the given order: each has a quote of its own, or is a must-have without any. Of
 * those that share a quote it is the first that is met by it. Lines that only repeat or sum up others follow if these are fewer
 * than requested.
 */
export function firstToRead(
  requirements: readonly SharedRequirement[],
  most: number,
): ReadonlySet<string> {
  const tellers = new Map<string, SharedRequirement>();
  for (const requirement of requirements) {
    const quote = quoteOf(requirement);
    if (quote === undefined || requirement.id === GATE_ID) continue;
    const before = tellers.get(quote);
    if (!before || (before.verdict !== 'met' && requirement.verdict === 'met'))
      tellers.set(quote, requirement);
  }
  const telling = requirements.filter((requirement) => {
    if (requirement.id === GATE_ID) return false;
    const quote = quoteOf(requirement);
    return quote === undefined ? isMustHave(requirement) : tellers.get(quote) === requirement;
  });
  const rest = requirements.filter((requirement) => !telling.includes(requirement));
  return new Set([...telling, ...rest].slice(0, most).map(({ id }) => id));
}

function quoteOf({ evidence }: SharedRequirement): string | undefined {
  return evidence[0]?.quote;
}

import type { AiInsight } from '@candor/domain/model/insight';
import { type RequirementFigure, shareOf } from '../requirement-figures';
import { confidenceIn } from './confidence';
import { SKILLS_PLACE } from './places';
import { counted } from './words';

/** Fewer other skills, and a place among them says nothing. */
const LEAST_OTHERS = 2;

/** How scarce a skill is among all skills that the same jobs ask for. */
export function skillRank(
  figure: RequirementFigure,
  all: readonly RequirementFigure[],
): AiInsight | null {
  const others = all.filter(({ kind, text }) => kind === 'skill' && text !== figure.text);
  if (others.length < LEAST_OTHERS) return null;
  const scarcer = others.filter((other) => shareOf(other) < shareOf(figure)).length;
  return {
    id: 'skill-rank',
    title: `How scarce “${figure.text}” is`,
    claim: `Of ${others.length} other skills, ${scarcer === 0 ? 'none' : scarcer} ${scarcer < 2 ? 'is' : 'are'} shown by a smaller share of people than “${figure.text}”.`,
    basis: `A partial match counts half. Each skill was asked of at least five people, this one of ${counted(figure.n, 'person', 'people')}.`,
    n: figure.n,
    confidence: confidenceIn(figure.n),
    actions: [],
    links: [SKILLS_PLACE],
    category: 'skills',
  };
}

import type { AiInsight } from '@candor/domain/model/insight';
import type { RequirementFigure } from '../requirement-figures';
import { scarceRequirements, skillGaps } from '../requirement-figures';
import { skillSupply } from './skill-supply';

/** The skill that the most jobs ask for, other than the must-have that is told as the scarcest; one job alone wants nothing more than others. */
export function wantedSkill(figures: readonly RequirementFigure[]): AiInsight | null {
  const [scarcest] = scarceRequirements(figures);
  const [most] = skillGaps(figures.filter(({ text }) => text !== scarcest?.text));
  const figure = figures.find(({ text }) => text === most?.skill);
  if (!figure || figure.jobs < 2) return null;
  return { ...skillSupply(figure), id: 'wanted-skill', title: 'The skill that most jobs ask for' };
}

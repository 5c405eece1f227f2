import type { AiInsight } from '@candor/domain/model/insight';
import type { RequirementFigure } from '../requirement-figures';
import { scarceRequirements } from '../requirement-figures';
import { confidenceIn } from './confidence';
import { jobPlace } from './places';
import { counted } from './words';

/** The must-have that the fewest people show. */
export function scarceMust(figures: readonly RequirementFigure[]): AiInsight | null {
  const [scarcest] = scarceRequirements(figures);
  const figure = figures.find(({ text }) => text === scarcest?.text);
  if (!scarcest || !figure) return null;
  const { text, met, partial, n } = scarcest;
  const [newest] = figure.jobIds;
  return {
    id: 'scarce-must',
    title: 'A must-have that few people show',
    claim: `Of all must-haves, “${text}” is shown by the fewest: ${met} of ${n}.`,
    basis: `${counted(figure.jobs, 'job')} asked for it; ${met} met, ${partial} partial, of ${counted(n, 'person', 'people')} with a score.`,
    n,
    confidence: confidenceIn(n),
    actions: ['Open What-if in one of these jobs and see who moves up when it is a nice-to-have.'],
    ...(newest && { links: [jobPlace(newest, 'Open the newest of these jobs')] }),
    category: 'skills',
  };
}

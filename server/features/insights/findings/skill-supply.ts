import type { AiInsight } from '@candor/domain/model/insight';
import type { RequirementFigure } from '../requirement-figures';
import { confidenceIn } from './confidence';
import { jobPlace } from './places';
import { shareInterval } from './share-interval';
import { counted } from './words';

/** How many jobs ask for a skill, and how many of the people who were asked show it. */
export function skillSupply({ text, jobs, jobIds, met, partial, n }: RequirementFigure): AiInsight {
  const { low, high } = shareInterval(met, n);
  const [newest] = jobIds;
  return {
    id: 'skill-supply',
    title: `Who shows “${text}”`,
    claim: `“${text}” is asked for in ${counted(jobs, 'job')} and shown by ${met} of ${counted(n, 'person', 'people')}.`,
    basis: `${met} met, ${partial} partial. Of people like these, ${low}% to ${high}% would show it (95% range).`,
    n,
    confidence: confidenceIn(n),
    actions: [
      met / n < 0.5
        ? 'Ask whether it has to be a must-have, or can be learnt on the job.'
        : 'Let other requirements decide; enough people show this one.',
    ],
    ...(newest && { links: [jobPlace(newest, 'Open the newest of these jobs')] }),
    category: 'skills',
  };
}

import { counted } from '../findings/words';
import type { PublicStatistics } from './public-statistics';

/** What public statistics lack beside the jobs of an account, in sentences. */
export function statisticLimits(
  { facts, jobs, without, uncertain, unread, elsewhere, more }: PublicStatistics,
  location: string | null,
): string[] {
  if (jobs === 0) {
    return ['Public statistics are of occupations: without such a job there is none to look up.'];
  }
  return [
    ...(facts.length > 0
      ? [
          'Public statistics are of whole occupations, not of this skill, this industry or a size of company, and count in no score.',
        ]
      : []),
    ...(elsewhere
      ? [`Not all of them are of “${location}”: each is told with its own region.`]
      : []),
    ...(more ? ['There are more of them than are shown: those of the largest regions are.'] : []),
    ...(without.length > 0
      ? [`The loaded statistics say nothing about ${without.map(quoted).join(', ')}.`]
      : []),
    ...(uncertain > 0
      ? [`The occupation of ${counted(uncertain, 'job')} is not certain: no statistics are of it.`]
      : []),
    ...(unread > 0
      ? [`${counted(unread, 'older job')} ${unread === 1 ? 'was' : 'were'} not looked up in them.`]
      : []),
  ];
}

function quoted(name: string): string {
  return `“${name}”`;
}

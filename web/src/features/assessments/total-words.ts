import { formatCount, plural } from '../../ui/format';
import type { Totals } from './form/totals';

/** What an assessment comes to: `5 steps, about 25 min, 100 points`. */
export function totalWords(totals: Totals): string {
  return `${plural(totals.steps, 'step')}, ${lengthWords(totals)}`;
}

/** The same where its steps are listed: `about 25 min, 100 points`. */
export function lengthWords({ minutes, points }: Totals): string {
  return `about ${formatCount(minutes)} min, ${plural(points, 'point')}`;
}

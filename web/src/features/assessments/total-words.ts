import { formatCount, plural } from '../../ui/format';
import type { Totals } from './form/totals';

/** What an assessment comes to: `5 steps, about 25 min, 100 points`. */
export function totalWords({ steps, minutes, points }: Totals): string {
  return `${plural(steps, 'step')}, about ${formatCount(minutes)} min, ${plural(points, 'point')}`;
}

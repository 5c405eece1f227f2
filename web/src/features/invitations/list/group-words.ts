import type { InvitationGroup } from '@candor/domain/model/invitation';
import { formatCount, formatMean } from '../../../ui/format';

/** A group's totals next to its size: `average 44% done, 3 stalled`. */
export function groupWords(group: InvitationGroup): string {
  const { stalled, undelivered } = group;
  return [
    averageOf(group),
    stalled > 0 && `${formatCount(stalled)} stalled`,
    undelivered > 0 && `${formatCount(undelivered)} undelivered`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** How far its people are, where that is not the same for all; of those who are done, what they earned. */
function averageOf({ key, average_progress, average_points: points }: InvitationGroup) {
  switch (key) {
    case 'not_started':
    case 'no_data':
      return null;
    case 'completed':
      return points > 0 && `average ${meanOf(points)} points`;
    default:
      return `average ${average_progress}% done`;
  }
}

function meanOf(points: number): string {
  return Number.isInteger(points) ? formatCount(points) : formatMean(points);
}

import type { SwapTest } from '@candor/domain/model/swap-test';
import { formatCount, plural } from '../../../ui/format';

/** The outcome of a swap test, as its finding. */
export function swapFinding({ swaps, sampled, of }: SwapTest): string {
  const compared = swaps.reduce((sum, swap) => sum + swap.compared, 0);
  const moved = swaps.reduce((sum, swap) => sum + swap.moved, 0);
  const resumes =
    sampled < of ? `${formatCount(sampled)} of ${formatCount(of)} resumes` : plural(of, 'resume');
  if (moved === 0) {
    return `No score moved: ${plural(compared, 'changed text')} of ${resumes}, each scored as the one it was made from.`;
  }
  const most = Math.max(...swaps.map((swap) => swap.most));
  return `${formatCount(moved)} of ${plural(compared, 'score')} moved, by ${plural(most, 'point')} at most, in ${resumes}.`;
}

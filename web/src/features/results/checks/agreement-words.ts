import type { BatchAgreement } from '@candor/domain/model/agreement';
import { formatCount } from '../../../ui/format';

/** How well decisions agree with the ranking, as a finding; what is missing if there are too few. */
export function agreementFinding(agreement: BatchAgreement): string {
  const { concordance, shortlisted, set_aside, least } = agreement;
  if (!concordance) {
    return `Not enough decisions yet. It takes ${least} shortlisted and ${least} set aside; you have ${shortlisted} and ${set_aside} so far.`;
  }
  const { share, low, high } = concordance;
  return `In ${ofHundred(share)} of 100 pairs of somebody shortlisted and somebody set aside, the shortlisted one has the higher score (95% interval ${ofHundred(low)} to ${ofHundred(high)}).`;
}

/** Whose decisions were counted: `12 shortlisted, 20 set aside; 3 maybes are left out.` */
export function countedWords({ shortlisted, set_aside, maybe }: BatchAgreement): string {
  const left =
    maybe === 0
      ? ''
      : `; ${formatCount(maybe)} ${maybe === 1 ? 'maybe is' : 'maybes are'} left out`;
  return `${formatCount(shortlisted)} shortlisted, ${formatCount(set_aside)} set aside${left}.`;
}

function ofHundred(share: number): number {
  return Math.round(share * 100);
}

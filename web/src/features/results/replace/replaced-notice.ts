import type { ReplacedDocument } from '@candor/domain/model/batch';
import { tierOf } from '@candor/domain/rules/tiers';
import type { Notice } from '../../../ui/toast';

/** The announcement that a document could finally be read. A covered score is not revealed. */
export function replacedNotice(
  { match_score: score, candidates_charged: charged }: ReplacedDocument,
  { name, covered }: { name: string; covered: boolean },
): Notice {
  const told = score !== null && !covered;
  return {
    kind: 'success',
    id: 'document-replaced',
    title: told
      ? `${name} is in the list: match ${score} of 100, ${tierOf(score)}.`
      : `${name} is in the list.`,
    detail: charged > 0 ? 'One candidate was charged.' : 'Nothing was charged.',
  };
}

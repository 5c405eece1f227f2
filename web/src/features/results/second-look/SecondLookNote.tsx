import type { DecisionKind } from '@candor/domain/model/batch';
import { useMemo } from 'react';
import { capitalised, peopleWords } from '../../../ui/number-words';
import { WholeTerms } from '../../../ui/WholeTerms';
import type { SecondLook } from './second-look';
import { useRescues } from './use-rescues';

type SecondLookNoteProps = {
  batchId: string;
  looks: readonly SecondLook[];
  nameOf: (id: string) => string;
  decisionOf: (id: string) => DecisionKind | null;
};

/** Why these low-ranked people are brought up, and how often that was worthwhile. */
export function SecondLookNote({ batchId, looks, nameOf, decisionOf }: SecondLookNoteProps) {
  const outcomes = useMemo(
    () =>
      Object.fromEntries(
        looks.map(({ id }) => [`${batchId}/${id}`, isRescue(decisionOf(id))] as const),
      ),
    [batchId, looks, decisionOf],
  );
  const ever = useRescues(outcomes);
  const rescued = Object.values(outcomes).filter(Boolean).length;
  return (
    <div className="max-w-[72ch] pb-3 text-13 text-ink-2">
      <p>
        {capitalised(peopleWords(looks.length))} of the lower half, worth another look: those whose{' '}
        <WholeTerms>must-have</WholeTerms> evidence is strong for their rank, and one drawn by
        chance.{' '}
        <b className="font-medium whitespace-nowrap text-ink">
          You rescued {rescued} of {looks.length} here.
        </b>
        {ever.seen > looks.length &&
          ` In all batches seen in this browser: ${ever.rescued} of ${ever.seen}.`}
      </p>
      <ul className="mt-1">
        {looks.map(({ id, text }) => (
          <li key={id}>
            <b className="font-medium text-ink">{nameOf(id)}</b>: {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** On the shortlist or among the maybes: the second look changed something. */
function isRescue(decision: DecisionKind | null): boolean {
  return decision === 'shortlist' || decision === 'maybe';
}

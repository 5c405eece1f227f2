import { reviews } from '@candor/domain/api/reviews';
import type { Opinion, SharedCandidate } from '@candor/domain/model/review';
import { useRef, useState } from 'react';
import { asClientError, type ClientError } from '../../api/client-error';
import { useApp } from '../../session/app-context';
import { cx } from '../../ui/class-names';

const OPINIONS: readonly { value: Opinion; label: string }[] = [
  { value: 'agree', label: 'Agree' },
  { value: 'discuss', label: 'Discuss' },
  { value: 'pass', label: 'Pass' },
];

export type OpinionButtonsProps = {
  token: string;
  candidate: SharedCandidate;
  /** Called with what is now stored; null if it was removed. */
  onSaved: (candidateId: string, opinion: Opinion | null) => void;
};

/** The reader's word about a person: shown at once, taken back when it could not be sent. */
export function OpinionButtons({ token, candidate, onSaved }: OpinionButtonsProps) {
  const { api } = useApp();
  const [opinion, setOpinion] = useState(candidate.opinion);
  const [end, setEnd] = useState<'saved' | ClientError | null>(null);
  const turn = useRef(0);
  const choose = (value: Opinion) => {
    const before = opinion;
    const next = value === opinion ? null : value;
    turn.current += 1;
    const mine = turn.current;
    // Only the latest input is handled: an earlier response may arrive after it.
    const latest = (then: () => void) => {
      if (turn.current === mine) then();
    };
    setOpinion(next);
    setEnd(null);
    api
      .call(reviews.opinion, {
        params: { token, cid: candidate.candidate_id_internal },
        body: { opinion: next },
      })
      .then(
        () => {
          onSaved(candidate.candidate_id_internal, next);
          latest(() => setEnd('saved'));
        },
        (thrown: unknown) =>
          latest(() => {
            setOpinion(before);
            setEnd(asClientError(thrown));
          }),
      );
  };
  const failure = end === 'saved' ? null : end;
  return (
    <fieldset className="mt-4 print:hidden">
      <legend className="mb-1.5 text-13 font-medium">What you think of {candidate.label}</legend>
      <div className="flex gap-2">
        {OPINIONS.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === opinion}
            onClick={() => choose(value)}
            className={cx(
              'h-11 flex-1 rounded-[10px] border text-14 font-medium transition-colors duration-120 sm:max-w-32',
              value === opinion
                ? 'border-ink bg-ink text-on-ink'
                : 'border-border bg-surface hover:bg-hover',
            )}
          >
            {label}
          </button>
        ))}
      </div>
      <p
        role={failure ? 'alert' : 'status'}
        className={cx('mt-1.5 min-h-5 text-13', failure ? 'text-danger' : 'text-ink-3')}
      >
        {failure && `Not saved. ${failure.message}`}
        {end === 'saved' && (opinion === null ? 'Taken back.' : 'Saved. You can change it.')}
      </p>
    </fieldset>
  );
}

import { reviews } from '@candor/domain/api/reviews';
import type { Opinion, SharedCandidate } from '@candor/domain/model/review';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { asClientError } from '../../api/client-error';
import { useApp } from '../../session/app-context';
import { cx } from '../../ui/class-names';

const OPINIONS: readonly { value: Opinion; label: string }[] = [
  { value: 'agree', label: 'Agree' },
  { value: 'discuss', label: 'Discuss' },
  { value: 'pass', label: 'Pass' },
];

type OpinionButtonsProps = { token: string; candidate: SharedCandidate };

/** The reader's word about a person: shown at once, taken back when it could not be sent. */
export function OpinionButtons({ token, candidate }: OpinionButtonsProps) {
  const { api } = useApp();
  const [opinion, setOpinion] = useState(candidate.opinion);
  const send = useMutation({
    mutationFn: (next: Opinion | null) =>
      api.call(reviews.opinion, {
        params: { token, cid: candidate.candidate_id_internal },
        body: { opinion: next },
      }),
  });
  const choose = (value: Opinion) => {
    const before = opinion;
    const next = value === opinion ? null : value;
    setOpinion(next);
    send.mutate(next, { onError: () => setOpinion(before) });
  };
  return (
    <fieldset className="mt-4 print:hidden">
      <legend className="sr-only">What you think of {candidate.label}</legend>
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
      <p role={send.isError ? 'alert' : 'status'} className="mt-1.5 min-h-4 text-12 text-ink-3">
        {send.isError && `Not saved. ${asClientError(send.error).message}`}
        {send.isSuccess && (opinion === null ? 'Taken back.' : 'Saved. You can change it.')}
      </p>
    </fieldset>
  );
}

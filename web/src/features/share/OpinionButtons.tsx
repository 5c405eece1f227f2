import type { Opinion, SharedCandidate } from '@candor/domain/model/review';
import type { ClientError } from '../../api/client-error';
import { cx } from '../../ui/class-names';
import { ProblemLine } from '../../ui/ProblemLine';
import { useWaiting } from '../../ui/use-waiting';
import { type GivenOpinion, useOpinion } from './use-opinion';

const OPINIONS: readonly { value: Opinion; label: string }[] = [
  { value: 'agree', label: 'Agree' },
  { value: 'discuss', label: 'Discuss' },
  { value: 'pass', label: 'Pass' },
];

export type OpinionButtonsProps = {
  token: string;
  candidate: SharedCandidate;
  sharedBy: string;
  /** Called with what is now stored; null if it was removed. */
  onSaved: (candidateId: string, opinion: Opinion | null) => void;
};

/** The reader's word about a person, and whether it has arrived. */
export function OpinionButtons(props: OpinionButtonsProps) {
  const { opinion, state, choose } = useOpinion(props);
  const { candidate, sharedBy } = props;
  const isLong = useWaiting(state === 'sending') === 'skeleton';
  const failed = typeof state === 'object';
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
      {failed ? (
        <ProblemLine className="mt-1.5 min-h-5">{problemOf(state, sharedBy)}</ProblemLine>
      ) : (
        <p role="status" className="mt-1.5 min-h-5 text-13 text-ink-3">
          {noteOf({ state, opinion, isLong })}
        </p>
      )}
    </fieldset>
  );
}

function problemOf({ code, message }: ClientError, sharedBy: string): string {
  const ask = code === 'gone' ? ` Ask ${sharedBy} for a new one.` : '';
  return `Not saved. ${message}${ask}`;
}

type Noted = Pick<GivenOpinion, 'state' | 'opinion'> & { isLong: boolean };

function noteOf({ state, opinion, isLong }: Noted): string {
  if (state === 'saved') return opinion === null ? 'Taken back.' : 'Saved. You can change it.';
  if (state === 'sending') return isLong ? 'Saving...' : '';
  return opinion === null
    ? 'Agree to go on, or pass to leave them out.'
    : 'You said this before. You can change it.';
}

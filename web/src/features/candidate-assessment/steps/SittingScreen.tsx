import type { CandidateAssessment } from '@candor/domain/model/candidate-assessment';
import { type ReactNode, useState } from 'react';
import type { ClientError } from '../../../api/client-error';
import { ReviewPage } from '../ends/ReviewPage';
import { TimeUpPage } from '../ends/TimeUpPage';
import { type Place, placeAfter, placeBefore } from '../place';
import { OpenStep } from './OpenStep';
import { StepHead } from './StepHead';
import type { SittingState } from './use-sitting';

type SittingScreenProps = {
  assessment: CandidateAssessment;
  sitting: SittingState;
  onHelp: () => void;
  onClosed: (error: ClientError) => void;
  /** Whether the assessment is being read once more. */
  asking: boolean;
  onReread: () => void;
};

/** The screen of the current place, or the end of the time. */
export function SittingScreen(props: SittingScreenProps) {
  const { assessment, sitting, onHelp, onClosed, asking, onReread } = props;
  const { company, contact_email: contact } = assessment;
  const { savers, progress, place, goTo, reading, submitting, left } = sitting;
  const { steps, finish } = progress;
  const answers = { savers, reading };
  const [late, setLate] = useState(false);

  const position = positionOf(place, steps);
  const isUp = late || left?.minutes === 0;
  const head = (label: string, note?: ReactNode) => (
    <StepHead {...{ label, steps, position, note, onHelp }} left={isUp ? null : left} />
  );
  if (isUp) {
    const reread = () => {
      setLate(false);
      onReread();
    };
    return (
      <TimeUpPage
        head={head('Review')}
        {...{ contact, steps, answers, submitting, onHelp, asking }}
        onReread={reread}
      />
    );
  }
  const before = placeBefore(place, steps);
  const onBack = before && (() => goTo(before));
  if (place.at === 'review') {
    return (
      <ReviewPage
        head={head('Review')}
        {...{ company, steps, answers, submitting, onBack }}
        onOpen={(id) => goTo({ at: 'step', id })}
      />
    );
  }
  const next = placeAfter(place.id, steps);
  return (
    <OpenStep
      key={place.id}
      step={reading.read.get(place.id) ?? null}
      error={reading.error}
      onRetry={reading.again}
      head={(note) => head(`Step ${position} of ${steps.length}`, note)}
      last={next.at === 'review'}
      onFinished={() => goTo(next)}
      onTimeUp={() => setLate(true)}
      {...{ savers, finish, onBack, onClosed }}
    />
  );
}

/** Counted from 1; the review follows the last step. */
function positionOf(place: Place, steps: readonly { id: string }[]): number {
  if (place.at === 'review') return steps.length + 1;
  return steps.findIndex(({ id }) => id === place.id) + 1;
}

import { messages } from '@candor/domain/messages';
import type { CandidateMilestone } from '@candor/domain/model/candidate-assessment';
import { type ComponentProps, useEffect, useSyncExternalStore } from 'react';
import type { ClientError } from '../../../api/client-error';
import { Button } from '../../../ui/Button';
import { Skeleton } from '../../../ui/Skeleton';
import { Frame } from '../frame/Frame';
import { Heading } from '../frame/Heading';
import type { AnswerSavers } from '../saving/create-answer-savers';
import type { Saver } from '../saving/create-saver';
import { StepPage } from './StepPage';

type ReadStepProps = Omit<ComponentProps<typeof StepPage>, 'step' | 'saver' | 'unsent'> & {
  savers: AnswerSavers;
  onTimeUp: () => void;
  onClosed: (error: ClientError) => void;
};

type OpenStepProps = ReadStepProps & {
  step: CandidateMilestone | null;
  error: ClientError | null;
  onRetry: () => void;
};

/** A step once loaded. If the server ends it meanwhile, the surrounding page is told. */
export function OpenStep({ step, error, onRetry, ...rest }: OpenStepProps) {
  if (step) return <ReadStep step={step} {...rest} />;
  return (
    <Frame fixed head={rest.head(null)}>
      {error ? (
        <>
          <Heading text="This step could not be loaded" small />
          <p className="mt-1.5 mb-4 text-16 text-ink-2">{error.message}</p>
          <Button variant="primary" size="lg" onClick={onRetry}>
            Try Again
          </Button>
        </>
      ) : (
        <div role="status" aria-label="Loading the step">
          <Skeleton className="h-7 w-56" />
          <Skeleton className="mt-2 h-16 w-full" />
          <Skeleton className="mt-6 h-6 w-48" />
          <Skeleton className="mt-3 h-14.5 w-full" />
          <Skeleton className="mt-2 h-14.5 w-full" />
        </div>
      )}
    </Frame>
  );
}

function ReadStep({
  step,
  savers,
  onTimeUp,
  onClosed,
  ...rest
}: ReadStepProps & { step: CandidateMilestone }) {
  const saver = savers.saverOf(step);
  const refusal = useRefusal(saver);
  const unsent = useSyncExternalStore(savers.subscribe, savers.unsent);
  useEffect(() => {
    if (refusal?.message === messages.timeUp) onTimeUp();
    else if (refusal?.code === 'gone' || refusal?.code === 'not_found') onClosed(refusal);
  }, [refusal, onTimeUp, onClosed]);
  return <StepPage step={step} saver={saver} unsent={unsent} {...rest} />;
}

function useRefusal(saver: Saver): ClientError | null {
  const { phase } = useSyncExternalStore(saver.subscribe, saver.get);
  return phase.at === 'refused' ? phase.error : null;
}

import type { ReactNode } from 'react';
import { FormProblem } from '../../../forms/FormProblem';
import { Button } from '../../../ui/Button';
import { plural } from '../../../ui/format';
import { BackButton } from '../frame/BackButton';
import { BAR_BUTTON, Frame } from '../frame/Frame';
import { Heading } from '../frame/Heading';
import type { Progress } from '../steps/use-progress';
import type { AnswersSource } from './StepAnswers';
import { StepList } from './StepList';
import type { Submitting } from './use-submit';

type ReviewPageProps = {
  head: ReactNode;
  company: string;
  steps: Progress['steps'];
  answers: AnswersSource;
  submitting: Submitting;
  onOpen: (id: string) => void;
  onBack: (() => void) | null;
};

/** All steps before they are sent: what was answered, the way back to each, and what sending means. */
export function ReviewPage(props: ReviewPageProps) {
  const { head, company, steps, answers, submitting, onOpen, onBack } = props;
  const open = steps.filter(({ done }) => !done);
  const next = open[0];
  return (
    <Frame
      fixed
      head={head}
      bar={
        <>
          <div className="flex gap-3">
            {onBack && <BackButton onBack={onBack} />}
            <Button
              variant="primary"
              wide
              busy={submitting.busy}
              onClick={next ? () => onOpen(next.id) : () => submitting.send()}
              className={BAR_BUTTON}
            >
              {next ? 'Continue' : 'Send my answers'}
            </Button>
          </div>
          {!next && <p className="mt-2.5">Once sent, your answers cannot be changed.</p>}
        </>
      }
    >
      <Heading text="Look over your answers" small />
      <p className="mt-1.5 text-16 text-ink-2">
        {next
          ? `${plural(open.length, 'step is', 'steps are')} not done yet. Your answers can be sent when all are.`
          : `Every step is done. Open one to change it, or send your answers to ${company}.`}
      </p>
      {submitting.problem && (
        <div className="mt-4">
          <FormProblem above text={submitting.problem} />
        </div>
      )}
      <StepList {...{ steps, answers, onOpen }} />
    </Frame>
  );
}

import { messages } from '@candor/domain/messages';
import { type ReactNode, useState } from 'react';
import { FormProblem } from '../../../forms/FormProblem';
import { Button } from '../../../ui/Button';
import { BAR_BUTTON, Frame } from '../frame/Frame';
import { Heading } from '../frame/Heading';
import { MailTo } from '../frame/MailTo';
import type { Progress } from '../steps/use-progress';
import type { AnswersSource } from './StepAnswers';
import { StepList } from './StepList';
import type { Submitting } from './use-submit';

type TimeUpPageProps = {
  head: ReactNode;
  contact: string;
  steps: Progress['steps'];
  answers: AnswersSource;
  submitting: Submitting;
  onHelp: () => void;
  /** Looks whether there is more time; `asking` until that is known. */
  onReread: () => void;
  asking: boolean;
};

/** The time is up: what was saved can still be sent, and whoever sent the assessment can give more time. */
export function TimeUpPage(props: TimeUpPageProps) {
  const { head, contact, steps, answers, submitting, onHelp, onReread, asking } = props;
  const [looked, setLooked] = useState(false);
  return (
    <Frame
      head={head}
      bar={
        <>
          <Button
            variant="primary"
            wide
            busy={submitting.busy}
            onClick={() => submitting.send({ asIs: true })}
            className={BAR_BUTTON}
          >
            Send what I have
          </Button>
          <p className="mt-2.5">Once sent, your answers cannot be changed.</p>
        </>
      }
    >
      <Heading text="The time is up" small />
      <p className="mt-1.5 text-16 text-ink-2">{messages.timeUp}</p>
      <p className="mt-3 text-ink-2">
        Your recruiter can extend it. Ask them here, or write to{' '}
        <MailTo address={contact} end=";" /> then look again.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={onHelp}>Ask for more time</Button>
        <Button
          busy={looked && asking}
          onClick={() => {
            setLooked(true);
            onReread();
          }}
        >
          Look again
        </Button>
      </div>
      <p role="status" className="mt-2 text-13 text-ink-2 empty:hidden">
        {looked && !asking && 'No more time so far.'}
      </p>
      {submitting.problem && (
        <div className="mt-4">
          <FormProblem above text={submitting.problem} />
        </div>
      )}
      <StepList steps={steps} answers={{ ...answers, late: true }} />
    </Frame>
  );
}

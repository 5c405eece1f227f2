import { type ReactNode, useState } from 'react';
import { FormProblem } from '../../../forms/FormProblem';
import { Button } from '../../../ui/Button';
import { plural } from '../../../ui/format';
import { BackButton } from '../frame/BackButton';
import { BAR_BUTTON, Frame } from '../frame/Frame';
import { Heading } from '../frame/Heading';
import type { Progress } from '../steps/use-progress';
import { StepList } from './StepList';
import type { Submitting } from './use-submit';

type ReviewPageProps = {
  head: ReactNode;
  company: string;
  steps: Progress['steps'];
  submitting: Submitting;
  onOpen: (id: string) => void;
  onBack: (() => void) | null;
};

/** All steps before they are sent: what is done, the way back to each, and what sending means. */
export function ReviewPage(props: ReviewPageProps) {
  const { head, company, steps, submitting, onOpen, onBack } = props;
  const [early, setEarly] = useState(0);
  const open = steps.filter(({ done }) => !done);
  const send = () => {
    if (open.length > 0) setEarly(early + 1);
    else submitting.send();
  };
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
              onClick={send}
              className={BAR_BUTTON}
            >
              Send my answers
            </Button>
          </div>
          <p className="mt-2.5">Once sent, your answers cannot be changed.</p>
        </>
      }
    >
      <Heading text="Look over your answers" small />
      <p className="mt-1.5 text-16 text-ink-2">
        {open.length === 0
          ? `Every step is done. Open one to change it, or send your answers to ${company}.`
          : `${plural(open.length, 'step is', 'steps are')} not done yet. Your answers can be sent when all are.`}
      </p>
      {early > 0 && open.length > 0 && (
        <div className="mt-4">
          <FormProblem
            key={early}
            text="Nothing was sent, because some steps are not done yet. Open each and continue to its end:"
          >
            <ul className="mt-1 list-disc pl-4">
              {open.map(({ id, title }) => (
                <li key={id}>
                  <button
                    type="button"
                    onClick={() => onOpen(id)}
                    className="text-left underline underline-offset-3 wrap-anywhere pointer-coarse:min-h-11"
                  >
                    {title}
                  </button>
                </li>
              ))}
            </ul>
          </FormProblem>
        </div>
      )}
      {submitting.problem && (
        <div className="mt-4">
          <FormProblem text={submitting.problem} />
        </div>
      )}
      <StepList steps={steps} onOpen={onOpen} />
    </Frame>
  );
}

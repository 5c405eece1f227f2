import { Check, ChevronRight, Circle } from 'lucide-react';
import { Button } from '../../../ui/Button';
import { type AnswersSource, StepAnswers } from './StepAnswers';

type StepListProps = {
  steps: readonly { id: string; title: string; done: boolean }[];
  answers: AnswersSource;
  /** Opens a step; without it they are only listed. */
  onOpen?: (id: string) => void;
};

/** The steps: what is done of them, and every question with its answer. */
export function StepList({ steps, answers, onOpen }: StepListProps) {
  const { read, error, again } = answers.reading;
  const isLoading = !error && steps.some((step) => !read.has(step.id));
  return (
    <>
      {error && (
        <div role="alert" className="mt-5 text-13">
          <p className="font-medium">Not all of your answers could be loaded</p>
          <p className="mb-2 text-ink-2">{error.message}</p>
          <Button onClick={again}>Try Again</Button>
        </div>
      )}
      <ol
        aria-busy={isLoading || undefined}
        className="mt-5 overflow-hidden rounded-card border border-border bg-surface"
      >
        {steps.map((step) => (
          <li key={step.id} className="border-b border-hairline last:border-0">
            <h2>
              {onOpen ? (
                <button
                  type="button"
                  onClick={() => onOpen(step.id)}
                  className="flex w-full items-center gap-3 px-4 py-2.5 text-left -outline-offset-2! transition-colors duration-120 hover:bg-row-hover"
                >
                  <StepTitle {...step} open />
                  <ChevronRight
                    size={16}
                    strokeWidth={1.75}
                    className="shrink-0 text-ink-3"
                    aria-hidden
                  />
                </button>
              ) : (
                <span className="flex items-center gap-3 px-4 py-2.5">
                  <StepTitle {...step} />
                </span>
              )}
            </h2>
            <div className="pt-1 pr-4 pb-4 pl-11.5">
              <StepAnswers id={step.id} {...answers} />
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

function StepTitle({ title, done, open }: { title: string; done: boolean; open?: true }) {
  const left = open ? 'Not done yet' : 'Not done';
  const Sign = done ? Check : Circle;
  return (
    <>
      <Sign
        size={18}
        strokeWidth={1.75}
        className={done ? 'shrink-0 text-success' : 'shrink-0 text-ink-3'}
        aria-hidden
      />
      <span className="min-w-0 flex-1 font-medium wrap-anywhere">
        {title}
        <span className="block text-13 font-normal text-ink-3">{done ? 'Done' : left}</span>
      </span>
    </>
  );
}

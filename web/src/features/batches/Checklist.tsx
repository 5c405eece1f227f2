import type { BatchJob } from '@candor/domain/model/batch';
import { Check, X } from 'lucide-react';
import { IconButton } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { cx } from '../../ui/class-names';
import type { Outcomes } from './outcomes';
import { useFirstSteps } from './use-first-steps';

type ChecklistProps = { jobs: readonly BatchJob[]; outcomes: Outcomes };

/** Batches that are running, or failed, have scored nobody yet. */
function isOwnScored({ sample, status }: BatchJob): boolean {
  return !sample && status === 'completed';
}

/** The first four steps, ticked by what really happened. Gone when done or dismissed. */
export function Checklist({ jobs, outcomes }: ChecklistProps) {
  const [first, save] = useFirstSteps();
  const decided = [...outcomes.values()].some(({ decided_count }) => decided_count > 0);
  const steps = [
    { words: 'Run the sample or a batch of your own', done: jobs.length > 0 },
    { words: 'Open its results and read the evidence', done: first.opened || decided },
    { words: 'Decide on one person', done: decided },
    { words: 'Score your own candidates', done: jobs.some(isOwnScored) },
  ];
  const done = steps.filter((step) => step.done).length;
  if (first.removed || done === steps.length) return null;
  return (
    <Card aria-labelledby="checklist-title" className="px-4 pt-2.5 pb-4 sm:px-5">
      <div className="flex items-center gap-2">
        <h2 id="checklist-title" className="mr-auto text-14 font-strong">
          First steps
        </h2>
        <span className="num text-12 text-ink-3">
          {done} of {steps.length}
        </span>
        <IconButton
          label="Dismiss the first steps"
          icon={X}
          size="sm"
          className="-mr-1.5 pointer-coarse:-mr-3.5"
          onClick={() => save({ ...first, removed: true })}
        />
      </div>
      <ol className="mt-2 flex flex-col gap-2.5 text-13">
        {steps.map((step) => (
          <li key={step.words} className="flex items-start gap-2.5">
            <span
              aria-hidden
              className={cx(
                'mt-px grid size-4.5 shrink-0 place-items-center rounded-full border',
                step.done ? 'border-ink bg-ink text-on-ink' : 'border-border-strong',
              )}
            >
              {step.done && <Check size={12} strokeWidth={2.5} />}
            </span>
            <span className={step.done ? 'text-ink-3' : 'text-ink'}>
              {step.words}
              {step.done && <span className="sr-only">, done</span>}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

import { MOST_STEPS } from '@candor/domain/model/assessment';
import { CircleAlert, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { Dialog } from '../../../ui/Dialog';
import { addStep } from '../form/edit-steps';
import { totalsOf } from '../form/totals';
import { lengthWords } from '../total-words';
import { StepItem } from './StepItem';
import { StepPreview } from './StepPreview';
import type { Builder } from './use-builder';

/** The steps in their order. */
export function StepList({ builder }: { builder: Builder }) {
  const { form, problems } = builder;
  const { steps } = form;
  const [previewed, setPreviewed] = useState<string | null>(null);
  const full = steps.length >= MOST_STEPS;
  const shown = steps.findIndex(({ id }) => id === previewed);
  const shownStep = steps[shown];
  const add = () => {
    builder.edit(addStep);
    builder.focusNext(`[name="milestones.${steps.length}.title"]`);
  };
  return (
    <Card aria-labelledby="assessment-steps">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-4 pt-5 pb-4 sm:px-6">
        <h2 id="assessment-steps" className="text-16 font-strong">
          Steps
        </h2>
        <p className="num text-13 text-ink-3">{lengthWords(totalsOf(form))}</p>
        <p className="w-full text-13 text-ink-2">
          Each is one screen for the candidate. Its points are earned once, when it is done; they
          show progress and are not a score.
        </p>
        {problems.milestones && (
          <p
            data-problem
            tabIndex={-1}
            className="flex w-full items-start gap-1.5 text-12 text-danger"
          >
            <CircleAlert size={14} strokeWidth={1.75} className="mt-px shrink-0" aria-hidden />
            {problems.milestones}
          </p>
        )}
      </div>
      <ol>
        {steps.map((step, index) => (
          <StepItem
            key={step.id}
            builder={builder}
            step={step}
            index={index}
            count={steps.length}
            full={full}
            onPreview={() => setPreviewed(step.id)}
          />
        ))}
      </ol>
      <div className="border-t border-hairline px-4 py-4 sm:px-6">
        <Button
          icon={Plus}
          disabled={full}
          title={full ? 'An assessment has twelve steps at most' : undefined}
          onClick={add}
        >
          Add a step
        </Button>
      </div>
      {shownStep && (
        <Dialog
          open
          onClose={() => setPreviewed(null)}
          title="As the candidate sees it"
          className="w-[min(26rem,calc(100%-24px))]!"
        >
          <div className="-mx-6 mt-4 -mb-6 border-t border-border">
            <StepPreview step={shownStep} index={shown} count={steps.length} className="p-6" />
          </div>
        </Dialog>
      )}
    </Card>
  );
}

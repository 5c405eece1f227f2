import { ScrollRegion } from '../../../ui/ScrollRegion';
import { StepPreview } from './StepPreview';
import type { Builder } from './use-builder';

/** Beside the form, where there is room: the step that is open, as the candidate sees it. */
export function SidePreview({ builder }: { builder: Builder }) {
  const { steps } = builder.form;
  const index = Math.max(
    0,
    steps.findIndex(({ id }) => id === builder.open),
  );
  const step = steps[index];
  if (!step) return null;
  return (
    <aside aria-label="Preview" className="sticky top-20 hidden xl:block">
      <p className="mb-2 text-13 font-medium">
        As the candidate sees it<span className="font-normal text-ink-3">, step {index + 1}</span>
      </p>
      <ScrollRegion
        label={`Preview of step ${index + 1}`}
        className="max-h-[calc(100dvh-13rem)] overflow-y-auto rounded-dialog border border-border"
      >
        <StepPreview step={step} index={index} count={steps.length} />
      </ScrollRegion>
    </aside>
  );
}

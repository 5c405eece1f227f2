import { Check } from 'lucide-react';
import { useId } from 'react';
import { ErrorNote } from '../../../session/ErrorNote';
import { cx } from '../../../ui/class-names';
import { offeredAsked } from '../form/asked';
import type { StepForm } from '../form/builder-form';
import { MOST_ASKED, toggleAsked } from '../form/edit-steps';
import type { Builder } from './use-builder';

/** Which requirements of the job a step asks about, to be chosen. */
export function AskedChips({ builder, step }: { builder: Builder; step: StepForm }) {
  const { job } = builder;
  const note = useId();
  const offered = offeredAsked(step, job.requirements);
  const full = step.requirements.length >= MOST_ASKED;
  return (
    <fieldset aria-describedby={note} className="min-w-0">
      <legend className="mb-1 text-13 font-medium">Asks about</legend>
      {job.error && job.error.fields.length === 0 && (
        <ErrorNote
          title="The requirements of the job could not be read."
          error={job.error}
          onRetry={job.again}
          className="mb-3"
        />
      )}
      {offered.length > 0 && (
        <div className="flex flex-wrap gap-1.5">
          {offered.map(({ id, text, chosen, gone }) => (
            <button
              key={text}
              type="button"
              aria-pressed={chosen}
              disabled={full && !chosen}
              onClick={() => builder.edit((now) => toggleAsked(now, step.id, { id, text }))}
              className={cx(
                'inline-flex min-h-7 max-w-full items-center gap-1 rounded-[14px] border border-border px-2.5 py-0.5 text-left text-12 font-medium wrap-anywhere text-ink-2 hover:bg-hover',
                'aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-on-ink disabled:bg-sunken disabled:text-ink-3',
                'pointer-coarse:min-h-11 pointer-coarse:rounded-[22px] pointer-coarse:px-4 forced-colors:aria-pressed:outline-2',
              )}
            >
              {chosen && <Check size={14} strokeWidth={2} className="shrink-0" aria-hidden />}
              {text}
              {gone && <span className="font-normal">, no longer in the job</span>}
            </button>
          ))}
        </div>
      )}
      <p id={note} className="mt-1.5 text-12 text-ink-3">
        {offered.length === 0
          ? 'No requirement has been read from the job yet.'
          : `Candidates see it above the tasks. Up to ${MOST_ASKED}; every answer counts for all that the steps ask about.`}
      </p>
    </fieldset>
  );
}

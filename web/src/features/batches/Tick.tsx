import type { BatchJob } from '@candor/domain/model/batch';
import { isFinal } from '@candor/domain/rules/batch-status';

type TickProps = {
  label: string;
  checked: boolean;
  disabled: boolean;
  onChange: (on: boolean) => void;
};

/** A box with a target around it. */
export function Tick({ label, checked, disabled, onChange }: TickProps) {
  return (
    <label className="grid size-6 place-items-center pointer-coarse:size-11" title={label}>
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="size-4"
      />
    </label>
  );
}

type BatchTickProps = { job: BatchJob; chosen: boolean; onChoose: (on: boolean) => void };

/** Chooses a batch that has ended. */
export function BatchTick({ job, chosen, onChoose }: BatchTickProps) {
  const ended = isFinal(job.status);
  return (
    <Tick
      label={ended ? `Choose ${job.jobTitle}` : `${job.jobTitle} still runs`}
      checked={chosen && ended}
      disabled={!ended}
      onChange={onChoose}
    />
  );
}

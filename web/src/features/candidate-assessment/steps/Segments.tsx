import { cx } from '../../../ui/class-names';

type SegmentsProps = {
  steps: readonly { id: string; done: boolean }[];
  /** The position of the step in sight, counted from 1; beyond the last one at the end. */
  position: number;
};

/** How far somebody is: a bar for each step. */
export function Segments({ steps, position }: SegmentsProps) {
  const all = steps.length;
  return (
    <div
      role="progressbar"
      aria-label="Progress"
      aria-valuemin={0}
      aria-valuemax={all}
      aria-valuenow={Math.min(position, all)}
      aria-valuetext={position > all ? 'All steps seen' : `Step ${position} of ${all}`}
      className="flex gap-1"
    >
      {steps.map(({ id, done }, index) => (
        <span
          key={id}
          className={cx(
            'h-1 flex-1 overflow-hidden rounded-full forced-colors:border',
            done ? 'bg-ink forced-colors:bg-[Highlight]' : 'bg-border',
          )}
        >
          {index + 1 === position && (
            <span
              className={cx(
                'block h-full bg-accent forced-colors:bg-[Highlight]',
                done ? 'w-full' : 'w-[45%]',
              )}
            />
          )}
        </span>
      ))}
    </div>
  );
}

import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { cx } from './class-names';
import { CHOSEN_IN_FORCED_COLORS } from './radio';

export type Segment<Value extends string> = {
  value: Value;
  label: string;
  icon?: LucideIcon;
  /** Muted: visible but not usable yet; `label` should be followed by the reason. */
  locked?: string | undefined;
};

type SegmentedControlProps<Value extends string> = {
  legend: string;
  value: Value;
  segments: readonly Segment<Value>[];
  onChange: (value: Value) => void;
  disabled?: boolean;
  className?: string;
};

/** One choice of a few, as a row of radio buttons. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset disabled={props.disabled} className={cx('min-w-0', props.className)}>
      <legend className="sr-only">{props.legend}</legend>
      <div className="flex w-full overflow-x-auto rounded-control border border-border bg-sunken p-0.5 [scrollbar-width:none] sm:inline-flex sm:w-auto">
        {props.segments.map(({ value, label, icon: Icon, locked }) => (
          <label
            key={value}
            title={locked}
            className={cx(
              'relative flex h-6.5 flex-1 items-center justify-center gap-1 rounded-badge px-2 text-13 sm:gap-1.5 sm:px-2.5 font-medium whitespace-nowrap',
              'cursor-pointer text-ink-2 transition-colors duration-120 hover:text-ink pointer-coarse:h-11',
              'has-checked:bg-raised has-checked:text-ink has-checked:shadow-[0_0_0_1px_var(--border),0_1px_2px_rgb(30_26_22/.06)]',
              CHOSEN_IN_FORCED_COLORS,
              'has-focus-visible:outline-2 has-focus-visible:outline-accent',
              locked && 'text-ink-3',
            )}
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === props.value}
              onChange={() => props.onChange(value)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-badge outline-none"
            />
            {Icon && (
              <Icon
                size={14}
                strokeWidth={1.75}
                className={locked ? '' : 'max-sm:hidden'}
                aria-hidden
              />
            )}
            {label}
            {locked && <span className="sr-only">, {locked}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

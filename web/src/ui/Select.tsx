import { ChevronDown } from 'lucide-react';
import type { Ref, SelectHTMLAttributes } from 'react';
import { cx } from './class-names';
import { CONTROL, FieldFrame } from './Field';

type SelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange'> & {
  label: string;
  hideLabel?: boolean;
  /** As high as the tall fields of a form. */
  tall?: boolean;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
  ref?: Ref<HTMLSelectElement>;
};

/** The browser's own list of options: best on a phone and for a screen reader. */
export function Select(props: SelectProps) {
  const { label, hideLabel, tall, options, onChoose, className, ...select } = props;
  return (
    <FieldFrame label={label} {...(hideLabel && { hideLabel })} {...(className && { className })}>
      {(wiring) => (
        <div className="relative">
          <select
            {...select}
            {...wiring}
            onChange={(event) => onChoose(event.target.value)}
            className={cx(
              CONTROL,
              'appearance-none truncate pr-8 pointer-coarse:h-11',
              tall ? 'h-10 text-14' : 'h-8 text-13',
            )}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            size={16}
            strokeWidth={1.75}
            className="pointer-events-none absolute inset-y-0 right-2 my-auto text-ink-3"
            aria-hidden
          />
        </div>
      )}
    </FieldFrame>
  );
}

import { useId } from 'react';
import { cx } from '../class-names';
import { CHOSEN_IN_FORCED_COLORS } from '../radio';

type KindSwitchProps = {
  of: string;
  importance: 'must' | 'nice';
  onChoose: (importance: 'must' | 'nice') => void;
  disabled?: boolean;
};

const CHOICES = [
  { value: 'must', label: 'Must', name: 'Must-have' },
  { value: 'nice', label: 'Nice', name: 'Nice-to-have' },
] as const;

/** Must-have or nice-to-have. */
export function KindSwitch({ of, importance, onChoose, disabled }: KindSwitchProps) {
  const name = useId();
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className="sr-only">Importance of {of}</legend>
      <div className="inline-flex rounded-control border border-border bg-sunken p-px">
        {CHOICES.map((choice) => (
          <label
            key={choice.value}
            title={choice.name}
            className={cx(
              'relative grid h-5.5 cursor-pointer place-items-center rounded-badge px-2.5 text-12 font-medium text-ink-2',
              'transition-colors duration-120 hover:text-ink pointer-coarse:h-11 pointer-coarse:px-3',
              'has-checked:bg-raised has-checked:text-ink has-checked:shadow-[0_0_0_1px_var(--border)]',
              CHOSEN_IN_FORCED_COLORS,
              'has-focus-visible:outline-2 has-focus-visible:outline-accent',
            )}
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              aria-label={choice.name}
              checked={choice.value === importance}
              onChange={() => onChoose(choice.value)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

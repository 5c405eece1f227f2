import { useId } from 'react';
import { cx } from '../class-names';
import { CHOSEN_IN_FORCED_COLORS } from '../radio';
import { WEIGHT_LEVELS, type WeightLevel } from './weight-level';

type WeightButtonsProps = {
  /** Whose weight: announced with it. */
  of: string;
  /** null while an exact weight lies between the steps. */
  level: WeightLevel | null;
  onChoose: (level: WeightLevel) => void;
  disabled?: boolean;
};

/** How much a requirement counts, from 1 to 5, as radio buttons: arrows and clicks, nothing to drag. */
export function WeightButtons({ of, level, onChoose, disabled }: WeightButtonsProps) {
  const name = useId();
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className="sr-only">Weight of {of}, 3 as read</legend>
      <div className="inline-flex rounded-badge border border-border bg-surface">
        {WEIGHT_LEVELS.map((value) => (
          <label
            key={value}
            className={cx(
              'num relative grid h-6 w-[25px] cursor-pointer place-items-center border-l border-border text-12 text-ink-2 first:border-l-0',
              'transition-colors duration-120 hover:bg-hover pointer-coarse:h-11 pointer-coarse:w-11',
              'has-checked:bg-accent has-checked:font-strong has-checked:text-on-ink',
              CHOSEN_IN_FORCED_COLORS,
              'first:rounded-l-[5px] last:rounded-r-[5px]',
              'has-focus-visible:z-10 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              'has-disabled:cursor-not-allowed has-disabled:bg-sunken has-disabled:text-ink-3',
            )}
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === level}
              onChange={() => onChoose(value)}
              className="absolute inset-0 cursor-[inherit] appearance-none outline-none"
            />
            {value}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

import { cx } from './class-names';

type RangeProps = {
  id?: string;
  min: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
  /** The value as it is spoken. */
  valueText: string;
  className?: string;
};

/** A slider over whole numbers. The browser's own, so arrows, Home, End and touch work. */
export function Range({ onChange, valueText, className, ...input }: RangeProps) {
  return (
    <input
      type="range"
      step={1}
      {...input}
      aria-valuetext={valueText}
      onChange={(event) => onChange(event.target.valueAsNumber)}
      className={cx('h-6 cursor-pointer accent-accent pointer-coarse:h-11', className)}
    />
  );
}

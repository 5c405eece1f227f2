import type { CSSProperties } from 'react';
import { cx } from './class-names';

type RangeProps = {
  id?: string;
  min: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
  /** The value as announced. */
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
      style={partOf(input)}
      onChange={(event) => onChange(event.target.valueAsNumber)}
      className={cx('h-6 cursor-pointer pointer-coarse:h-11', className)}
    />
  );
}

/** How far along its track the value is, for the filled part. */
function partOf({ min, max, value }: Pick<RangeProps, 'min' | 'max' | 'value'>): CSSProperties {
  const part = `${(100 * (value - min)) / (max - min)}%`;
  return { '--part': part } as CSSProperties;
}

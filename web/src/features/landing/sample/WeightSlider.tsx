import { useId } from 'react';
import { Range } from '../../../ui/Range';

type WeightSliderProps = {
  name: string;
  value: number;
  /** What the engine gave it. */
  asRead: number;
  onChange: (points: number) => void;
};

/** More than this and one wish would outweigh the job. */
const MOST = 40;

/** Moves the points that one requirement can earn. */
export function WeightSlider({ name, value, asRead, onChange }: WeightSliderProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-x-3 text-13 max-md:order-5 max-md:w-full max-md:flex-wrap">
      <label htmlFor={id} className="text-ink-2 max-md:w-full md:whitespace-nowrap">
        Weight of {name}
      </label>
      <Range
        id={id}
        min={0}
        max={MOST}
        value={value}
        onChange={onChange}
        valueText={`${value} of 100 points`}
        className="w-[120px] max-md:min-w-16 max-md:flex-1"
      />
      <output htmlFor={id} className="num w-6 text-right font-medium">
        {value}
      </output>
      <button
        type="button"
        onClick={() => onChange(asRead)}
        disabled={value === asRead}
        className="rounded-control px-1.5 py-1 text-12 font-medium text-accent-ink hover:underline disabled:invisible md:order-first pointer-coarse:min-h-11"
      >
        Reset
      </button>
    </div>
  );
}

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
    <div className="items-center gap-x-3 gap-y-1 text-13 max-md:order-5 max-md:grid max-md:w-full max-md:grid-cols-[1fr_auto] md:flex">
      <label htmlFor={id} className="text-ink-2 md:whitespace-nowrap">
        Weight of {name}
      </label>
      <Range
        id={id}
        min={0}
        max={MOST}
        value={value}
        onChange={onChange}
        valueText={`${value} of 100 points`}
        className="max-md:row-start-2 md:w-[120px]"
      />
      <output
        htmlFor={id}
        className="num w-6 text-right font-medium max-md:row-start-2 max-md:w-full"
      >
        {value}
      </output>
      <button
        type="button"
        onClick={() => onChange(asRead)}
        disabled={value === asRead}
        className="rounded-control px-1.5 py-1 text-12 font-medium text-accent-ink hover:underline disabled:invisible max-md:-my-3 max-md:-mr-1.5 md:order-first pointer-coarse:min-h-11"
      >
        Reset
      </button>
    </div>
  );
}

import { cx } from '../class-names';

type WeightPipsProps = {
  /** Of the weightiest, from 0 to 1. */
  share: number;
  label: string;
};

const PIPS = [1, 2, 3, 4, 5] as const;

/** How much a requirement counts beside the others, as five marks; the exact points on hover. */
export function WeightPips({ share, label }: WeightPipsProps) {
  const filled = Math.max(1, Math.round(share * PIPS.length));
  return (
    <span role="img" aria-label={label} title={label} className="inline-flex gap-0.5">
      {PIPS.map((pip) => (
        <span
          key={pip}
          className={cx('h-2.5 w-[5px] rounded-[1px]', pip <= filled ? 'bg-ink-3' : 'bg-border')}
        />
      ))}
    </span>
  );
}

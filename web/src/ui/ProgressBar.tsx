import { cx } from './class-names';

type ProgressBarProps = { percent: number; label: string; valueText?: string; className?: string };

/** Progress from 0 to 100. Shown in the accent colour, because it is the one thing that moves by itself. */
export function ProgressBar({ percent, label, valueText, className }: ProgressBarProps) {
  const value = Math.max(0, Math.min(100, Math.round(percent)));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={valueText}
      className={cx('h-1 overflow-hidden rounded-full bg-hover forced-colors:outline', className)}
    >
      <div
        className="h-full origin-left rounded-full bg-accent transition-transform forced-colors:bg-[Highlight] duration-240 ease-out"
        style={{ transform: `scaleX(${value / 100})` }}
      />
    </div>
  );
}

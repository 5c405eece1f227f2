import { cx } from './class-names';

type QuotaMeterProps = {
  label: string;
  used: number;
  /** What the next step would add. */
  adding?: number;
  limit: number;
  level: 'none' | 'info' | 'warning' | 'critical';
  ticks?: boolean;
  className?: string;
};

const FILL = {
  none: 'bg-ink',
  info: 'bg-info',
  warning: 'bg-warning',
  critical: 'bg-danger',
} as const;

/** A bullet bar: usage in the colour of its level, the addition in the accent colour, ticks at 50, 75 and 90%. */
export function QuotaMeter({
  label,
  used,
  adding = 0,
  limit,
  level,
  ticks = true,
  className,
}: QuotaMeterProps) {
  const share = (value: number) => `${limit === 0 ? 100 : Math.min(100, (value / limit) * 100)}%`;
  return (
    <div
      role="img"
      aria-label={label}
      className={cx('relative h-2 rounded-[2px] bg-hover forced-colors:outline', className)}
    >
      <div
        className={cx(
          'absolute inset-y-0 left-0 rounded-l-[2px] forced-colors:bg-[CanvasText]',
          used >= limit && 'rounded-r-[2px]',
          FILL[level],
        )}
        style={{ width: share(used) }}
      />
      {adding > 0 && (
        <div
          className="absolute inset-y-0 rounded-r-[2px] bg-accent forced-colors:bg-[Highlight]"
          style={{ left: share(used), width: share(Math.min(adding, Math.max(0, limit - used))) }}
        />
      )}
      {ticks &&
        [50, 75, 90].map((at) => (
          <div
            key={at}
            className="absolute -inset-y-0.5 w-[1.5px] bg-border-strong forced-colors:bg-[CanvasText]"
            style={{ left: `${at}%` }}
          />
        ))}
    </div>
  );
}

import { useRef } from 'react';
import { formatCount } from '../format';
import { useWidth } from '../use-width';

type QuotaRunProps = {
  label: string;
  /** Usage on each day of the period so far. */
  used: readonly number[];
  /** Days in the whole period. */
  days: number;
  limit: number | null;
  /** Where the pace leads on the last day; null without a pace. */
  expected: number | null;
  /** The labels under the first and the last day. */
  ends: readonly [string, string];
};

/** Used until the width of the chart is known. Its text has the same size as all other text, however wide it is. */
const USUAL_WIDTH = 328;
const [TOP, FLOOR] = [12, 112];
/** The pace of a few days says little about the rest: the band widens by this share of what is still expected. */
const BAND_SHARE = 0.2;

/** A pace far above the limit is clipped: what matters is where it crosses. */
const ROOM_ABOVE_LIMIT = 1.25;

/** Quota usage day by day, and where the pace leads by the end of the period. */
export function QuotaRun({ label, used, days, limit, expected, ends }: QuotaRunProps) {
  const picture = useRef<SVGSVGElement>(null);
  const width = useWidth(picture) ?? USUAL_WIDTH;
  const today = used.at(-1) ?? 0;
  const most = Math.max(
    1,
    limit ?? 0,
    today,
    Math.min(expected ?? 0, (limit ?? Number.POSITIVE_INFINITY) * ROOM_ABOVE_LIMIT),
  );
  const x = (day: number) => (days <= 1 ? width : (day / (days - 1)) * width);
  const y = (value: number) => FLOOR - (Math.min(value, most) / most) * (FLOOR - TOP);
  const now = { x: x(used.length - 1), y: y(today) };
  const line = used.map((value, day) => `${day === 0 ? 'M' : 'L'}${x(day)} ${y(value)}`).join('');
  const spread = expected === null ? 0 : (expected - today) * BAND_SHARE;
  const left = now.x > width / 2;
  return (
    <svg
      ref={picture}
      viewBox={`0 0 ${width} 136`}
      width="100%"
      role="img"
      aria-label={label}
      className="num block overflow-visible text-[12px]"
    >
      {limit !== null && (
        <>
          <line
            x2={width}
            y1={y(limit)}
            y2={y(limit)}
            className="stroke-border-strong [stroke-dasharray:2_3]"
          />
          <text y={y(limit) - 5} className="fill-ink-3">
            Limit {formatCount(limit)}
          </text>
        </>
      )}
      {expected !== null && used.length < days && (
        <>
          <path
            d={`M${now.x} ${now.y}L${width} ${y(expected + spread)}V${y(Math.max(today, expected - spread))}Z`}
            className="fill-hover"
          />
          <path
            d={`M${now.x} ${now.y}L${width} ${y(expected)}`}
            className="fill-none stroke-ink-3 [stroke-dasharray:3_3]"
          />
        </>
      )}
      <path d={line} className="fill-none stroke-ink stroke-[1.75]" />
      <circle cx={now.x} cy={now.y} r={3.5} className="fill-ink" />
      <text
        x={left ? now.x - 8 : now.x + 8}
        y={left ? Math.max(TOP + 14, now.y - 8) : Math.min(FLOOR - 4, now.y + 16)}
        textAnchor={left ? 'end' : 'start'}
        className="fill-ink font-medium"
      >
        {formatCount(today)} today
      </text>
      <line x2={width} y1={FLOOR} y2={FLOOR} className="stroke-border" />
      <text y={130} className="fill-ink-3">
        {ends[0]}
      </text>
      <text x={width} y={130} textAnchor="end" className="fill-ink-3">
        {ends[1]}
      </text>
    </svg>
  );
}

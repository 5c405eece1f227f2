import { type Tier, tierOf } from '@candor/domain/rules/tiers';
import { cx } from '../../../ui/class-names';
import { formatCount } from '../../../ui/format';
import { TIER_CLASS } from '../../../ui/score/tier';
import type { Row } from '../rows/build-rows';
import type { ScoreRange } from '../view/view-state';
import { ScoreScale } from './ScoreScale';

type ScoreHistogramProps = {
  rows: readonly Pick<Row, 'score' | 'tier'>[];
  label: string;
  range: ScoreRange | null;
  onRange: (range: ScoreRange) => void;
};

/** Score points per column: five divides every tier border. */
const STEP = 5;
const HEIGHT = 64;
/**
 * The starts of the selectable ranges. A single column is narrower than a thumb, so two or three of one tier are one
 * button.
 */
const STRETCHES = [0, 10, 20, 30, 40, 50, 60, 70, 85] as const;

type Column = { from: number; to: number; count: number };

/** The distribution of many scores in columns of five points; a range of columns selects its scores. */
export function ScoreHistogram({ rows, label, range, onRange }: ScoreHistogramProps) {
  const columns = Array.from({ length: 100 / STEP }, (_, index): Column => {
    const from = index * STEP;
    // The highest possible score belongs to the last column.
    const to = from + STEP === 100 ? 100 : from + STEP - 1;
    return { from, to, count: rows.filter(({ score }) => score >= from && score <= to).length };
  });
  const most = Math.max(...columns.map(({ count }) => count));
  const of = (tier: Tier) => rows.filter((row) => row.tier === tier).length;
  const counts = {
    excellent: of('excellent'),
    good: of('good'),
    fair: of('fair'),
    poor: of('poor'),
  };
  return (
    <fieldset aria-label={label}>
      <div className="flex border-b border-border" style={{ height: HEIGHT }}>
        {STRETCHES.map((from, index) => {
          const to = (STRETCHES[index + 1] ?? 101) - 1;
          const inside = columns.filter((column) => column.from >= from && column.to <= to);
          const count = inside.reduce((sum, column) => sum + column.count, 0);
          return (
            <button
              key={from}
              type="button"
              disabled={count === 0}
              aria-label={`${formatCount(count)} people from ${from} to ${to}`}
              title={`${from} to ${to}: ${formatCount(count)}`}
              onClick={() => onRange([from, to])}
              className="flex min-w-0 items-end hover:enabled:opacity-70"
              style={{ flexGrow: inside.length, flexBasis: 0 }}
            >
              {inside.map((column) => (
                <Bar key={column.from} column={column} most={most} range={range} />
              ))}
            </button>
          );
        })}
      </div>
      <ScoreScale counts={counts} />
    </fieldset>
  );
}

type BarProps = { column: Column; most: number; range: ScoreRange | null };

function Bar({ column: { from, to, count }, most, range }: BarProps) {
  return (
    <span
      className={cx(
        'mx-px flex-1 rounded-t-[2px] bg-(--tier) forced-colors:bg-[CanvasText]',
        TIER_CLASS[tierOf(from)],
        range && (from < range[0] || to > range[1]) && 'opacity-30',
      )}
      style={{ height: count === 0 ? 0 : Math.max(2, (count / most) * (HEIGHT - 4)) }}
    />
  );
}

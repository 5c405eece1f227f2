import { useState } from 'react';
import { formatCount, formatDate } from '../format';
import { PointStop } from './PointStop';

type DayColumnsProps = {
  points: readonly { date: string; value: number }[];
  label: string;
  /** The labels under the first and the last column. */
  ends: readonly [string, string];
  height?: number;
};

const WIDTH = 320;

/** One column per day from a zero line; the highest one is told as a number, the scale of all others. */
export function DayColumns(props: DayColumnsProps) {
  const { points, label, ends, height = 72 } = props;
  const [at, setAt] = useState<string | null>(null);
  const highest = Math.max(0, ...points.map((point) => point.value));
  const most = Math.max(1, highest);
  const step = WIDTH / Math.max(1, points.length);
  const column = Math.max(1.5, step - 2);
  const wordsOf = ({ date, value }: (typeof points)[number]) =>
    `${formatDate(date)}: ${formatCount(value)}`;
  return (
    <div className="relative">
      <svg
        viewBox={`0 0 ${WIDTH} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
        className="block h-[72px] w-full"
      >
        {points.map((point, index) => {
          const tall = (point.value / most) * (height - 4);
          return (
            <rect
              key={point.date}
              x={index * step + (step - column) / 2}
              y={height - tall}
              width={column}
              height={tall}
              rx={1}
              className={point.date === at ? 'fill-accent' : 'fill-ink-2'}
            >
              <title>{wordsOf(point)}</title>
            </rect>
          );
        })}
        <line x1={0} x2={WIDTH} y1={height - 0.5} y2={height - 0.5} className="stroke-border" />
      </svg>
      <PointStop
        label="Days"
        points={points.map((point, index) => ({
          id: point.date,
          words: wordsOf(point),
          x: (index + 0.5) / points.length,
        }))}
        at={at}
        onAt={setAt}
      />
      <div className="mt-1 flex justify-between text-12 text-ink-3">
        <span>{ends[0]}</span>
        {highest > 0 && <span className="num">Highest: {formatCount(highest)}</span>}
        <span>{ends[1]}</span>
      </div>
    </div>
  );
}

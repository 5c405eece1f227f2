import type { ScoreWeek } from '@candor/domain/model/meta-analytics';
import { useRef, useState } from 'react';
import { PointStop } from '../../ui/chart/PointStop';
import { formatCount, formatDate } from '../../ui/format';
import { useWidth } from '../../ui/use-width';
import { runsOfWeeks, weeksSince } from './week-runs';

/** Used until the width of the chart is known. */
const USUAL_WIDTH = 640;
const [TOP, FLOOR, FOOT] = [8, 168, 192];
/** Room for the scores of the scale. */
const LEFT = 28;
const LINES = [0, 25, 50, 75, 100];
const HALF_BAND = 5;

/** Scores by week on the whole scale, so that a small move looks small. Weeks that are missing part the line. */
export function WeekBand({ weeks, label }: { weeks: readonly ScoreWeek[]; label: string }) {
  const picture = useRef<SVGSVGElement>(null);
  const [at, setAt] = useState<string | null>(null);
  const width = useWidth(picture) ?? USUAL_WIDTH;
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (!first || !last) return null;
  const span = weeksSince(first, last);
  const room = width - LEFT - 2 * HALF_BAND;
  const x = (week: ScoreWeek) =>
    LEFT + HALF_BAND + (span === 0 ? room / 2 : (weeksSince(first, week) / span) * room);
  const y = (score: number) => FLOOR - (score / 100) * (FLOOR - TOP);
  return (
    <div className="relative">
      <svg
        ref={picture}
        viewBox={`0 0 ${width} ${FOOT}`}
        width="100%"
        role="img"
        aria-label={label}
        className="num block overflow-visible text-[12px]"
      >
        {LINES.map((score) => (
          <g key={score}>
            <line
              x1={LEFT}
              x2={width}
              y1={y(score)}
              y2={y(score)}
              className={score === 0 ? 'stroke-border-strong' : 'stroke-hairline'}
            />
            <text x={LEFT - 6} y={y(score) + 4} textAnchor="end" className="fill-ink-3">
              {score}
            </text>
          </g>
        ))}
        {runsOfWeeks(weeks).map((run) => (
          <path
            key={run[0]?.week}
            d={bandOf(run, x, y)}
            className="fill-border-strong opacity-50"
          />
        ))}
        {runsOfWeeks(weeks).map((run) => (
          <polyline
            key={run[0]?.week}
            points={run.map((week) => `${x(week)},${y(week.median)}`).join(' ')}
            className="fill-none stroke-ink stroke-[1.75]"
          />
        ))}
        {weeks.map((week) => (
          <circle
            key={week.week}
            cx={x(week)}
            cy={y(week.median)}
            r={week.week === at ? 5 : 3}
            className={week.week === at ? 'fill-accent' : 'fill-ink'}
          >
            <title>{wordsOf(week)}</title>
          </circle>
        ))}
        <text
          x={span === 0 ? x(first) : LEFT}
          y={FOOT - 4}
          textAnchor={span === 0 ? 'middle' : 'start'}
          className="fill-ink-3"
        >
          {formatDate(first.week)}
        </text>
        {span > 0 && (
          <text x={width} y={FOOT - 4} textAnchor="end" className="fill-ink-3">
            {formatDate(last.week)}
          </text>
        )}
      </svg>
      <PointStop
        label="Weeks"
        points={weeks.map((week) => ({ id: week.week, words: wordsOf(week), x: x(week) / width }))}
        at={at}
        onAt={setAt}
      />
    </div>
  );
}

function wordsOf({ week, median, low, high, n }: ScoreWeek): string {
  const [middle, from, to] = [median, low, high].map(Math.round);
  return `Week of ${formatDate(week)}: ${middle}, middle half ${from} to ${to}, n = ${formatCount(n)}`;
}

/** The outline of a band: along its upper edge and back along the lower one. A week alone is a short bar. */
function bandOf(
  run: readonly ScoreWeek[],
  x: (week: ScoreWeek) => number,
  y: (score: number) => number,
): string {
  const [only] = run;
  if (only && run.length === 1) {
    const [left, right] = [x(only) - HALF_BAND, x(only) + HALF_BAND];
    return `M${left} ${y(only.high)}H${right}V${y(only.low)}H${left}Z`;
  }
  const upper = run.map((week) => `${x(week)} ${y(week.high)}`);
  const lower = [...run].reverse().map((week) => `${x(week)} ${y(week.low)}`);
  return `M${[...upper, ...lower].join('L')}Z`;
}

import { cx } from '../class-names';

type SparklineProps = {
  /** In chronological order; null if nothing was measured, which leaves a gap. */
  values: readonly (number | null)[];
  /** What the line says, as a sentence for people who cannot see it. */
  label: string;
  /** Where trouble was, by position: marked below the line. */
  troubled?: readonly boolean[];
  className?: string;
};

const WIDTH = 240;
const HEIGHT = 40;
/** Room below the line for the trouble marks. */
const FOOT = 5;

/** The course of one number, as small as a word, on a scale that starts at zero. */
export function Sparkline({ values, label, troubled = [], className }: SparklineProps) {
  const top = Math.max(1, ...values.map((value) => value ?? 0));
  const step = WIDTH / Math.max(1, values.length - 1);
  const x = (at: number) => (at * step).toFixed(1);
  const y = (value: number) => (HEIGHT - FOOT - (value / top) * (HEIGHT - FOOT - 2)).toFixed(1);
  const runs = runsOf(values);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      className={cx('block w-full', className)}
    >
      <line
        x1="0"
        x2={WIDTH}
        y1={HEIGHT - FOOT}
        y2={HEIGHT - FOOT}
        stroke="var(--border)"
        vectorEffect="non-scaling-stroke"
      />
      {runs.map((run) => (
        <polyline
          key={run[0]?.at}
          points={run.map(({ at, value }) => `${x(at)},${y(value)}`).join(' ')}
          fill="none"
          stroke="var(--text-2)"
          strokeWidth="1.5"
          strokeLinejoin="round"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {troubled.map(
        (isTroubled, at) =>
          isTroubled && (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place in time
              key={at}
              x={(at * step - 1).toFixed(1)}
              y={HEIGHT - FOOT + 1}
              width={Math.max(2, step).toFixed(1)}
              height={FOOT - 1}
              fill="var(--danger)"
            />
          ),
      )}
    </svg>
  );
}

type Point = { at: number; value: number };

/** The runs without a gap. A single point is drawn as a dot by the round line ends. */
function runsOf(values: readonly (number | null)[]): Point[][] {
  const runs: Point[][] = [];
  let open: Point[] | null = null;
  for (const [at, value] of values.entries()) {
    if (value === null) {
      open = null;
      continue;
    }
    if (!open) {
      open = [];
      runs.push(open);
    }
    open.push({ at, value });
  }
  return runs.map((run) => (run.length === 1 ? [...run, ...run] : run));
}

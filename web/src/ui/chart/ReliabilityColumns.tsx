import { TIER_CLASS, type TierName } from '../score/tier';

export type ReliabilityColumn = {
  /** The lowest score of the column. */
  from: number;
  tier: TierName;
  /** 0 to 1: the share of people in the column that are right. */
  share: number;
};

type ReliabilityColumnsProps = {
  columns: readonly ReliabilityColumn[];
  /** The chart in one sentence, for people who cannot see it. */
  label: string;
  /** The axis labels. */
  axis: string;
  scale: string;
};

const STEP = 32;
const HEIGHT = 160;
const GAP = 4;
const LINES = [0.25, 0.5, 0.75, 1];

/** What a score promises: for each range of scores, the share of people for whom the score was right. */
export function ReliabilityColumns({ columns, label, axis, scale }: ReliabilityColumnsProps) {
  const width = columns.length * STEP;
  const cells = { gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))` };
  return (
    <div>
      <p className="text-12 text-ink-3">{scale}</p>
      <div aria-hidden className="num mt-3 mb-1 grid text-center text-12 text-ink-2" style={cells}>
        {columns.map(({ from, share }) => (
          <span key={from}>{Math.round(share * 100)}</span>
        ))}
      </div>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
        className="block h-40 w-full"
      >
        {LINES.map((line) => (
          <line
            key={line}
            x1={0}
            x2={width}
            y1={HEIGHT * (1 - line) + 0.5}
            y2={HEIGHT * (1 - line) + 0.5}
            className="stroke-hairline"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {columns.map(({ from, tier, share }, index) => (
          <rect
            key={from}
            x={index * STEP + GAP}
            y={HEIGHT * (1 - share)}
            width={STEP - 2 * GAP}
            height={HEIGHT * share}
            className={`${TIER_CLASS[tier]} fill-(--tier)`}
          />
        ))}
        <line
          x1={0}
          x2={width}
          y1={HEIGHT - 0.5}
          y2={HEIGHT - 0.5}
          className="stroke-border-strong"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <div aria-hidden className="num mt-1 grid text-center text-12 text-ink-3" style={cells}>
        {columns.map(({ from }) => (
          <span key={from}>{from}</span>
        ))}
      </div>
      <p className="mt-1 text-12 text-ink-3">{axis}</p>
    </div>
  );
}

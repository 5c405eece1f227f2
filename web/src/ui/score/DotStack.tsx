import { useMemo, useRef, useState } from 'react';
import { PointStop } from '../chart/PointStop';
import { cx } from '../class-names';
import { usePrinting } from '../use-printing';
import { useWidth } from '../use-width';
import { placeDots, type ScoredDot, scoreDomain } from './place-dots';
import { TIER_CLASS, TIER_WORD, type TierName } from './tier';
import { useBrush } from './use-brush';

export type StackDot = ScoredDot & { name: string; tier: TierName };

export type TierBand = { tier: TierName; from: number; to: number; count: number };

type DotStackProps = {
  dots: readonly StackDot[];
  bands: readonly TierBand[];
  /** Used until the width of the chart is known: its text and dots must not scale with it. */
  usualWidth: number;
  chosen: string | null;
  label: string;
  onChoose: (id: string) => void;
  /** The selected scores, inclusive; the others are dimmed. */
  range?: readonly [from: number, to: number] | null;
  /** Dragging over the chart, or clicking a tier's name, selects scores. */
  onRange?: (range: readonly [from: number, to: number]) => void;
};

/** Of a portrait A4 page between its margins, in pixels. */
const ON_PAPER = 672;
const AXIS = 70;
const RADIUS = 4.5;
const STEP = 10.5;
const MARGIN = 8;
const GAP = 12;
/** Where the names of two tiers would touch, the third is a line lower. */
const LINE = 14;
/** The width of a letter of a name, on average, and the least room between two names. */
const LETTER = 6.4;
const BETWEEN = 6;

/** Every person as a dot over the score, separated at the tier borders. The table has the same content. */
export function DotStack(props: DotStackProps) {
  const { dots, bands, usualWidth, chosen, label, onChoose, range, onRange } = props;
  const picture = useRef<SVGSVGElement>(null);
  const [at, setAt] = useState<string | null>(null);
  const shownWidth = useWidth(picture) ?? usualWidth;
  const width = usePrinting() ? ON_PAPER : shownWidth;
  const [low, high] = useMemo(() => scoreDomain(dots.map((dot) => dot.score)), [dots]);
  const borders = bands.map((band) => band.from).filter((from) => from > low);
  const room = width - 2 * MARGIN - borders.length * GAP;
  // Each tier border opens a gap, so that no dot is on the line between two names.
  const scale = (score: number) =>
    MARGIN +
    ((score - low) / (high - low)) * room +
    GAP * borders.filter((from) => score >= from).length;
  const placed = placeDots(dots, scale, RADIUS * 2 + 1);
  const tallest = Math.max(0, ...placed.map((dot) => dot.level));
  const lift = Math.max(0, (tallest - 3) * STEP);
  const axis = AXIS + lift;
  const names = bands
    .filter((band) => band.to > low)
    .map((band) => {
      const half = (LETTER * `${TIER_WORD[band.tier]} ${band.count}`.length) / 2;
      const middle = (scale(Math.max(band.from, low)) + scale(band.to)) / 2;
      return { band, half, x: Math.min(middle, width - half) };
    });
  const lowers = touchesNeighbour(names);
  const lower = (tier: TierName) => (lowers && tier === 'good' ? LINE : 0);
  const foot = Math.max(...bands.map((band) => lower(band.tier)), 0);
  const byId = new Map(dots.map((dot) => [dot.id, dot]));
  const { drawn, handlers } = useBrush((clientX) => {
    const box = picture.current?.getBoundingClientRect();
    const x = box ? ((clientX - box.left) / box.width) * width : 0;
    return nearestScore(scale, x, low, high);
  }, onRange);
  const stretch = drawn ?? range;
  const wordsOf = ({ id, score }: ScoredDot) => `${byId.get(id)?.name ?? ''}, ${score}`;
  return (
    <div className="relative">
      {/* Dragging is a shortcut; the view menu selects the same scores with the keyboard. */}
      <svg
        ref={picture}
        {...handlers}
        viewBox={`0 0 ${width} ${axis + 30 + foot}`}
        className={cx('block h-auto w-full', onRange && 'touch-pan-y select-none')}
        role="img"
        aria-label={label}
      >
        {stretch && (
          <rect
            x={scale(stretch[0]) - RADIUS - 2}
            width={scale(stretch[1]) - scale(stretch[0]) + 2 * RADIUS + 4}
            y={18}
            height={axis - 18}
            rx={4}
            className="fill-accent-soft"
          />
        )}
        <line x1={0} x2={width} y1={axis} y2={axis} className="stroke-border" />
        {bands
          .filter((band) => band.from > low)
          .map((band) => (
            <g key={band.tier}>
              <line
                x1={scale(band.from) - GAP / 2}
                x2={scale(band.from) - GAP / 2}
                y1={20}
                y2={axis}
                className="stroke-border-strong opacity-80"
                strokeDasharray="2 3"
              />
              <text
                x={scale(band.from) - GAP / 2}
                y={13}
                textAnchor="middle"
                className="num fill-ink-3 text-[12px]"
              >
                {band.from}
              </text>
            </g>
          ))}
        {names.map(({ band, x }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: mouse shortcut beside the menu
          <text
            key={band.tier}
            onClick={() => onRange?.([band.from, band.to === 100 ? 100 : band.to - 1])}
            x={x}
            y={axis + 21 + lower(band.tier)}
            textAnchor="middle"
            className={cx(
              'num fill-ink-2 text-[12px]',
              onRange && 'cursor-pointer hover:underline',
            )}
          >
            {TIER_WORD[band.tier]} <tspan className="fill-ink-3">{band.count}</tspan>
          </text>
        ))}
        {placed.map((dot) => {
          const known = byId.get(dot.id);
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard chooses by the stop over the picture
            <circle
              key={dot.id}
              cx={dot.x}
              cy={axis - 6.5 - dot.level * STEP}
              r={RADIUS}
              data-at={dot.id === at || undefined}
              onClick={() => onChoose(dot.id)}
              className={cx(
                'cursor-pointer fill-(--tier) hover:opacity-70 data-at:stroke-accent data-at:stroke-[3]',
                known && TIER_CLASS[known.tier],
                stretch && (dot.score < stretch[0] || dot.score > stretch[1]) && 'opacity-30',
              )}
            >
              <title>{wordsOf(dot)}</title>
            </circle>
          );
        })}
        {placed
          .filter((dot) => dot.id === chosen)
          .map((dot) => (
            <path
              key={dot.id}
              d={`M${dot.x} ${axis + 2}l-4.5 6h9z`}
              className="fill-accent print:hidden"
            />
          ))}
      </svg>
      <PointStop
        label="People by score"
        points={placed.map((dot) => ({ id: dot.id, words: wordsOf(dot), x: dot.x / width }))}
        at={at}
        onAt={setAt}
        onChoose={onChoose}
      />
    </div>
  );
}

function nearestScore(
  scale: (score: number) => number,
  x: number,
  low: number,
  high: number,
): number {
  let nearest = low;
  for (let score = low; score <= high; score += 1) {
    if (Math.abs(scale(score) - x) < Math.abs(scale(nearest) - x)) nearest = score;
  }
  return nearest;
}

function touchesNeighbour(names: readonly { band: TierBand; half: number; x: number }[]): boolean {
  const third = names.find(({ band }) => band.tier === 'good');
  if (!third) return false;
  return names.some(
    (name) => name !== third && Math.abs(name.x - third.x) < name.half + third.half + BETWEEN,
  );
}

import { useMemo, useRef, useState } from 'react';
import { PointStop } from '../chart/PointStop';
import { cx } from '../class-names';
import { usePrinting } from '../use-printing';
import { useWidth } from '../use-width';
import {
  GAP,
  layOutStack,
  nearestScore,
  RADIUS,
  STEP,
  type StackLayout,
  type TierBand,
} from './lay-out-stack';
import type { ScoredDot } from './place-dots';
import { TIER_CLASS, TIER_WORD, type TierName } from './tier';
import { useBrush } from './use-brush';

export type StackDot = ScoredDot & { name: string; tier: TierName };

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

/** Every person as a dot over the score, separated at the tier borders. The table has the same content. */
export function DotStack(props: DotStackProps) {
  const { dots, bands, usualWidth, chosen, label, onChoose, range, onRange } = props;
  const picture = useRef<SVGSVGElement>(null);
  const [at, setAt] = useState<string | null>(null);
  const shownWidth = useWidth(picture) ?? usualWidth;
  const width = usePrinting() ? ON_PAPER : shownWidth;
  const layout = useMemo(() => layOutStack(dots, bands, width), [dots, bands, width]);
  const { scale, placed, axis } = layout;
  const { drawn, handlers } = useBrush((clientX) => {
    const box = picture.current?.getBoundingClientRect();
    return nearestScore(layout, box ? ((clientX - box.left) / box.width) * width : 0);
  }, onRange);
  const stretch = drawn ?? range;
  const byId = new Map(dots.map((dot) => [dot.id, dot]));
  const wordsOf = ({ id, score }: ScoredDot) => `${byId.get(id)?.name ?? ''}, ${score}`;
  return (
    <div className="relative">
      {/* Dragging is a shortcut; the view menu selects the same scores with the keyboard. */}
      <svg
        ref={picture}
        {...handlers}
        viewBox={`0 0 ${width} ${layout.height}`}
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
        <StackTiers layout={layout} bands={bands} onRange={onRange} />
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

type StackTiersProps = {
  layout: StackLayout;
  bands: readonly TierBand[];
  /** Clicking the name of a tier selects its scores. */
  onRange: ((range: readonly [from: number, to: number]) => void) | undefined;
};

/** The tiers of a stack of dots: a line at each border, and the names under the axis. */
function StackTiers({ layout: { low, scale, names, axis }, bands, onRange }: StackTiersProps) {
  return (
    <>
      {bands
        .filter((band) => band.from > low)
        .map((band) => {
          const x = scale(band.from) - GAP / 2;
          return (
            <g key={band.tier}>
              <line
                x1={x}
                x2={x}
                y1={20}
                y2={axis}
                className="stroke-border-strong opacity-80"
                strokeDasharray="2 3"
              />
              <text x={x} y={13} textAnchor="middle" className="num fill-ink-3 text-[12px]">
                {band.from}
              </text>
            </g>
          );
        })}
      {names.map(({ band, x, down }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: mouse shortcut beside the menu
        <text
          key={band.tier}
          onClick={() => onRange?.([band.from, band.to === 100 ? 100 : band.to - 1])}
          x={x}
          y={axis + 21 + down}
          textAnchor="middle"
          className={cx('num fill-ink-2 text-[12px]', onRange && 'cursor-pointer hover:underline')}
        >
          {TIER_WORD[band.tier]} <tspan className="fill-ink-3">{band.count}</tspan>
        </text>
      ))}
    </>
  );
}

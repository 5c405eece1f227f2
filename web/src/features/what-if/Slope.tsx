import { cx } from '../../ui/class-names';
import type { MovedPerson } from './rank-people';
import { ranksUp } from './what-if-figures';

type SlopeProps = {
  people: readonly MovedPerson[];
  rowHeight: number;
  /** The rows in sight; lines that touch none of them are not drawn. */
  first: number;
  last: number;
};

/** The room that the table leaves beside it. */
const WIDTH = 112;
const [FROM, TO] = [33, 77];

/** Lines from the stored place to the place of the scenario: violet rises, dashed falls by two or more, grey stays. */
export function Slope({ people, rowHeight, first, last }: SlopeProps) {
  const inSight = (place: number) => place >= first && place <= last;
  const drawn = people.filter(({ stored, now }) => inSight(stored.place) || inSight(now.place));
  const middle = (place: number) => place * rowHeight + rowHeight / 2;
  return (
    <svg
      aria-hidden
      width={WIDTH}
      height={people.length * rowHeight}
      className="pointer-events-none absolute top-0 left-0 hidden overflow-visible text-13 md:block"
    >
      {drawn
        .toSorted((a, b) => toneOf(a) - toneOf(b))
        .map((moved) => {
          const [from, to] = [middle(moved.stored.place), middle(moved.now.place)];
          return (
            <path
              key={moved.person.id}
              d={`M${FROM} ${from}C${FROM + 24} ${from} ${TO - 24} ${to} ${TO} ${to}`}
              className={cx('fill-none', LOOK[toneOf(moved)])}
            />
          );
        })}
      {drawn.map(({ person, stored, now }) => (
        <g key={person.id} className="num">
          <text x={22} y={middle(stored.place) + 4.5} textAnchor="end" className="fill-ink-3">
            {stored.rank}
          </text>
          {stored.tied && (
            <text x={22.5} y={middle(stored.place) + 4.5} className="fill-ink-3 text-12">
              =
            </text>
          )}
          <text x={84} y={middle(now.place) + 4.5} className="fill-ink font-medium">
            {now.rank}
            {now.tied && <tspan className="fill-ink-3 text-12 font-normal">=</tspan>}
          </text>
        </g>
      ))}
    </svg>
  );
}

const LOOK = [
  'stroke-border-strong opacity-55',
  'stroke-ink-3 stroke-[1.25] [stroke-dasharray:3_3]',
  'stroke-accent stroke-[1.75]',
] as const;

/** Rising lines are drawn last, over the others. */
function toneOf(moved: MovedPerson): 0 | 1 | 2 {
  const up = ranksUp(moved);
  if (up >= 2) return 2;
  return up <= -2 ? 1 : 0;
}

import type { RequirementGroup } from './requirement-group';
import type { VerdictName } from './verdict';

/** The positions of a row's dots, in pixels. */
export type DotPlaces = {
  /** The width of one dot. */
  step: number;
  /** The height of a line; on a phone they take as many lines as they need. */
  line: number;
  lefts: readonly number[];
  tops: readonly number[];
  width: number;
  height: number;
};

/** From this many on the dots are closer together. */
export const MANY = 10;
/** Between two groups. */
const GAP = 10;

/** The height of a row of dots. */
const DOTS_HEIGHT = 24;

/** A line on a phone: the room next to the three decisions at 320 pixels, and how many dots fit with two gaps. */
const CLOSE = { step: 15, line: 20, room: 164, perLine: 9 };
/** In two lines, one of which ends with a count of the others. */
const CLOSE_BESIDE_COUNT = 15;

type Grouped = { group: RequirementGroup };

/** The positions of dots, with a gap where another group begins. `close` is for a phone. */
export function dotPlaces(dots: readonly Grouped[], close = false): DotPlaces {
  const { step, line } = close ? CLOSE : { step: dots.length > MANY ? 19 : 22, line: DOTS_HEIGHT };
  const lefts: number[] = [];
  const tops: number[] = [];
  let width = 0;
  for (const [place, stretch] of (close ? closeLines(dots) : [dots]).entries()) {
    let left = 0;
    for (const [index, dot] of stretch.entries()) {
      if (index > 0 && dot.group !== stretch[index - 1]?.group) left += GAP;
      lefts.push(left);
      tops.push(place * line);
      left += step;
      width = Math.max(width, left);
    }
  }
  return { step, line, lefts, tops, width, height: (tops.at(-1) ?? 0) + line };
}

/**
 * The lines on a phone. Two lines break where a group ends, if both have room then; otherwise the first one is
 * filled.
 */
function closeLines(dots: readonly Grouped[]): (readonly Grouped[])[] {
  if (fits(dots)) return [dots];
  const ends = dots.flatMap((dot, index) =>
    index > 0 && dot.group !== dots[index - 1]?.group ? [index] : [],
  );
  const end = ends.reverse().find((at) => fits(dots.slice(0, at)) && fits(dots.slice(at)));
  const first = end ?? CLOSE.perLine;
  return [dots.slice(0, first), ...closeLines(dots.slice(first))];
}

function fits(dots: readonly Grouped[]): boolean {
  const groups = new Set(dots.map(({ group }) => group)).size;
  return dots.length * CLOSE.step + (groups - 1) * GAP <= CLOSE.room;
}

/** The dots that fit on a phone. If there are more, some met ones are left out, the last first. */
export function closeDots<Dot extends { verdict: VerdictName }>(
  dots: readonly Dot[],
): { shown: readonly Dot[]; left: readonly Dot[] } {
  if (dots.length <= 2 * CLOSE.perLine) return { shown: dots, left: [] };
  const dispensable = [
    ...dots.filter(({ verdict }) => verdict !== 'met'),
    ...dots.filter(({ verdict }) => verdict === 'met'),
  ].slice(CLOSE_BESIDE_COUNT);
  const left = new Set(dispensable);
  return { shown: dots.filter((dot) => !left.has(dot)), left: dispensable };
}

/** The dot at this position from the left and the top; -1 in a gap. */
export function dotAt({ lefts, tops, step, line }: DotPlaces, x: number, y: number): number {
  return lefts.findIndex((left, index) => {
    const top = tops[index] ?? 0;
    return x >= left && x < left + step && y >= top && y < top + line;
  });
}

/** A row of dots as drawn: one path per pen. Empty ones draw nothing. */
export type DotPaths = { filled: string; lined: string; dotted: string; faint: string };

/**
 * All dots of a row as a few paths, in the shapes of `VerdictGlyph`: hundreds of rows would be thousands of SVGs.
 */
export function dotPaths(verdicts: readonly VerdictName[], places: DotPlaces): DotPaths {
  const paths = { filled: '', lined: '', dotted: '', faint: '' };
  for (const [index, verdict] of verdicts.entries()) {
    const x = (places.lefts[index] ?? 0) + places.step / 2;
    const y = (places.tops[index] ?? 0) + places.line / 2;
    if (verdict === 'met') paths.filled += circle(x, y, 4.8);
    else if (verdict === 'unmet') paths.faint += circle(x, y, 4.6);
    else if (verdict === 'partial') {
      paths.lined += circle(x, y, 4.6);
      paths.filled += `M${x} ${y - 4.6}a4.6 4.6 0 0 1 0 9.2z`;
    } else {
      paths.dotted += circle(x, y, 5.1);
      paths.lined += `M${x - 1.4} ${y - 1.3}a1.45 1.45 0 1 1 2.1 1.3c-.45.24-.7.5-.7 1`;
      paths.filled += circle(x, y + 2.6, 0.75);
    }
  }
  return paths;
}

function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

import type { RequirementGroup } from './requirement-group';
import type { VerdictName } from './verdict';

/** Where the dots of a row stand, in pixels. */
export type DotPlaces = {
  /** The room of one dot. */
  step: number;
  lefts: readonly number[];
  width: number;
};

/** From here on the dots stand closer. */
export const MANY = 10;
/** Between two groups. */
const GAP = 10;

/** The places of dots, with a gap where another group begins. `close` is for a phone. */
export function dotPlaces(dots: readonly { group: RequirementGroup }[], close = false): DotPlaces {
  const step = dots.length > MANY ? (close ? 16 : 19) : 22;
  const lefts: number[] = [];
  let left = 0;
  for (const [index, dot] of dots.entries()) {
    if (index > 0 && dot.group !== dots[index - 1]?.group) left += GAP;
    lefts.push(left);
    left += step;
  }
  return { step, lefts, width: left };
}

/** Which dot is so many pixels from the left; -1 in a gap. */
export function dotAt({ lefts, step }: DotPlaces, x: number): number {
  return lefts.findIndex((left) => x >= left && x < left + step);
}

/** What is drawn of a row of dots: one path for each pen. Empty ones draw nothing. */
export type DotPaths = { filled: string; lined: string; dotted: string; faint: string };

/** The height of a row of dots. */
export const DOTS_HEIGHT = 24;

/** All dots of a row as few paths, in the shapes of `VerdictGlyph`: hundreds of rows would be thousands of pictures. */
export function dotPaths(verdicts: readonly VerdictName[], { lefts, step }: DotPlaces): DotPaths {
  const paths = { filled: '', lined: '', dotted: '', faint: '' };
  for (const [index, verdict] of verdicts.entries()) {
    const x = (lefts[index] ?? 0) + step / 2;
    const y = DOTS_HEIGHT / 2;
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

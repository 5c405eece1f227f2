import { isUnreadableOn, type Rgb, SMALLEST_POINTS, WHITE } from '../visibility/contrast';
import { cssColor, cssPoints, type Style } from './style';

/** How the text of an element looks, as far as it is known. */
export type Look = {
  /** The element and all in it are not drawn. */
  gone: boolean;
  /** Drawn, but not to be seen; a descendant may be seen again. */
  veiled: boolean;
  color: Rgb | 'transparent' | null;
  /** Null if there is something of unknown colour behind the text, such as a picture. */
  background: Rgb | null;
  points: number;
};

/** Where a document starts: black on white, in the browsers' usual size. */
export const PLAIN: Look = {
  gone: false,
  veiled: false,
  color: [0, 0, 0],
  background: WHITE,
  points: 12,
};

/** Farther than this many points outside the page, nothing is seen. */
const FAR_OUTSIDE = -300;

/** Values that leave nothing of an element: what is cut away from all sides, and what is drawn without extent. */
const CUT_AWAY: readonly (readonly [property: string, value: RegExp])[] = [
  ['clip', /^rect\(\s*(\d+)(?:px)?[\s,]+(\d+)(?:px)?[\s,]+\1(?:px)?[\s,]+\2(?:px)?\s*\)/],
  ['clip-path', /^(?:inset\(\s*(?:[5-9]\d|100)(?:\.\d+)?%\s*\)|(?:circle|ellipse)\(\s*0)/],
  ['transform', /\bscale(?:x|y|3d)?\(\s*(?:0+(?:\.0\d*)?|\.0\d*)\s*[,)]/],
];

/** The look of an element with these declarations inside a parent of the given look. */
export function lookOf(style: Style, parent: Look): Look {
  const size = style.get('font-size');
  const points = (size ? cssPoints(size, parent.points) : null) ?? parent.points;
  const visibility = style.get('visibility');
  const color = style.get('color');
  return {
    gone: parent.gone || isGone(style, points),
    veiled: visibility ? visibility !== 'visible' : parent.veiled,
    color: color ? cssColor(color) : parent.color,
    background: backgroundOf(style, parent),
    points,
  };
}

/** Whether text of this look cannot be seen. */
export function isHidden(look: Look): boolean {
  if (look.gone || look.veiled || look.points < SMALLEST_POINTS) return true;
  if (look.color === 'transparent') return true;
  if (!look.color || !look.background) return false;
  return isUnreadableOn(look.color, look.background);
}

function isGone(style: Style, points: number): boolean {
  if (style.get('display') === 'none' || style.get('content-visibility') === 'hidden') return true;
  if (Number.parseFloat(style.get('opacity') ?? '1') < 0.05) return true;
  if (CUT_AWAY.some(([property, value]) => value.test(style.get(property) ?? ''))) return true;
  const outside = ['text-indent', 'left', 'right', 'top', 'bottom', 'margin-left', 'margin-top'];
  if (outside.some((name) => (length(style, name, points) ?? 0) <= FAR_OUTSIDE)) return true;
  if (style.get('overflow') !== 'hidden') return false;
  return ['width', 'height', 'max-height', 'max-width'].some((name) => {
    const extent = length(style, name, points);
    return extent !== null && extent < SMALLEST_POINTS;
  });
}

function length(style: Style, name: string, points: number): number | null {
  const value = style.get(name);
  return value === undefined ? null : cssPoints(value, points);
}

function backgroundOf(style: Style, parent: Look): Rgb | null {
  if (style.has('background-image')) return null;
  const value = style.get('background-color') ?? style.get('background');
  if (value === undefined || value === 'none') return parent.background;
  const color = cssColor(value);
  return color === 'transparent' ? parent.background : color;
}

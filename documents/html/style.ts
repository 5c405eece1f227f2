import { hexColor, type Rgb } from '../visibility/contrast';

/** The part of CSS that decides whether text is seen. */
export type Style = ReadonlyMap<string, string>;

/** Declarations of an inline style or of a rule's body; names and values in lower case. */
export function parseDeclarations(css: string): Style {
  const style = new Map<string, string>();
  for (const declaration of css.split(';')) {
    const colon = declaration.indexOf(':');
    if (colon < 0) continue;
    const value = declaration.slice(colon + 1).replace(/!important/i, '');
    style.set(declaration.slice(0, colon).trim().toLowerCase(), value.trim().toLowerCase());
  }
  return style;
}

const NAMED: Record<string, Rgb> = {
  white: [255, 255, 255],
  snow: [255, 250, 250],
  ivory: [255, 255, 240],
  whitesmoke: [245, 245, 245],
  black: [0, 0, 0],
};

/** A CSS colour, `transparent`, or null when it is written in a way that is not understood. */
export function cssColor(value: string): Rgb | 'transparent' | null {
  if (value === 'transparent') return 'transparent';
  const named = NAMED[value] ?? hexColor(value);
  if (named) return named;
  const parts = /^rgba?\(([^)]*)\)$/
    .exec(value)?.[1]
    ?.split(/[\s,/]+/)
    .filter(Boolean);
  if (!parts || parts.length < 3) return null;
  const [red, green, blue, alpha] = parts.map((part) => Number.parseFloat(part));
  if (red === undefined || green === undefined || blue === undefined) return null;
  return alpha !== undefined && alpha < 0.05 ? 'transparent' : [red, green, blue];
}

const POINTS: Record<string, number> = { pt: 1, px: 0.75, in: 72, cm: 28.35, mm: 2.835, pc: 12 };

/** A CSS length in points; relative units are taken of the inherited size. Null when not a length. */
export function cssPoints(value: string, inherited: number): number | null {
  const [, digits, unit = ''] = /^(-?[\d.]+)([a-z%]*)$/.exec(value) ?? [];
  if (digits === undefined) return null;
  const size = Number.parseFloat(digits);
  if (Number.isNaN(size)) return null;
  if (unit === 'em') return size * inherited;
  if (unit === 'rem') return size * 12;
  if (unit === '%') return (size / 100) * inherited;
  if (unit === '') return size === 0 ? 0 : null;
  const points = POINTS[unit];
  return points === undefined ? null : size * points;
}

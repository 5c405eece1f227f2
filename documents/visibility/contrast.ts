/** Red, green and blue, 0 to 255 each. */
export type Rgb = readonly [number, number, number];

export const WHITE: Rgb = [255, 255, 255];

/**
 * Text below this contrast to its background cannot be made out. Pale grey decoration on white starts
 * at about 1.3, so nothing that a designer meant to be read is called invisible.
 */
const UNREADABLE_RATIO = 1.15;

/** Letters smaller than this many points are a line to the eye. */
export const SMALLEST_POINTS = 2;

/** Whether text of one colour cannot be made out on the other. */
export function isUnreadableOn(text: Rgb, background: Rgb): boolean {
  return contrastRatio(text, background) < UNREADABLE_RATIO;
}

/** Contrast ratio from 1 to 21 as WCAG 2.2 defines it. */
export function contrastRatio(a: Rgb, b: Rgb): number {
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** A page asks for the same few colours thousands of times. */
const luminances = new Map<number, number>();
const MOST_KNOWN = 1_000;

function luminance(color: Rgb): number {
  const key = color[0] * 65_536 + color[1] * 256 + color[2];
  const known = luminances.get(key);
  if (known !== undefined) return known;
  if (luminances.size >= MOST_KNOWN) luminances.clear();
  const fresh = relativeLuminance(color);
  luminances.set(key, fresh);
  return fresh;
}

/** Relative luminance as WCAG 2.2 defines it. */
function relativeLuminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The colour of `rrggbb` or `rgb` in hexadecimal, with or without `#`; null for anything else. */
export function hexColor(value: string): Rgb | null {
  const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(value);
  const long = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(value);
  const parts = short?.slice(1).map((digit) => digit + digit) ?? long?.slice(1);
  if (!parts) return null;
  const [red = 0, green = 0, blue = 0] = parts.map((part) => Number.parseInt(part, 16));
  return [red, green, blue];
}

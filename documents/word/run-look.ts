import type { XmlAttributes } from '../archive/walk-xml';
import { hexColor, isUnreadableOn, type Rgb, SMALLEST_POINTS, WHITE } from '../visibility/contrast';

/** Half points (ECMA-376 part 1, 17.3.2.38) below which letters are not seen. */
const SMALLEST_SIZE = SMALLEST_POINTS * 2;

/** A fill behind text: a colour, or one that is there and not known. */
export type Fill = Rgb | 'unknown';

/** What a run, a paragraph or a style says about how its text looks; undefined is not said. */
export type RunLook = { vanish?: boolean; color?: Rgb | 'auto'; size?: number; fill?: Fill };

/** Reads one element of run, paragraph or cell properties into a look; other elements do nothing. */
export function readLook(look: RunLook, name: string, attributes: XmlAttributes): void {
  const value = attributes.val ?? '';
  if (name === 'vanish') look.vanish = !['0', 'false', 'off'].includes(value);
  if (name === 'color') look.color = hexColor(value) ?? 'auto';
  if (name === 'sz') look.size = Number(value);
  const fill = name === 'shd' ? shadingFill(attributes) : undefined;
  if (fill) look.fill = fill;
  if (name === 'highlight' && value !== 'none') look.fill = 'unknown';
}

/** Whether text of a look is not seen on the fill of what encloses it. */
export function isLookHidden(look: RunLook, enclosing: Fill | undefined): boolean {
  if (look.vanish) return true;
  if (look.size !== undefined && look.size < SMALLEST_SIZE) return true;
  const fill = look.fill ?? enclosing ?? WHITE;
  if (fill === 'unknown' || look.color === undefined || look.color === 'auto') return false;
  return isUnreadableOn(look.color, fill);
}

/** The fill of `w:shd`: a pattern or a theme colour is a fill of unknown colour, `auto` is none. */
function shadingFill(attributes: XmlAttributes): Fill | undefined {
  if (attributes.themeFill !== undefined) return 'unknown';
  if (attributes.val !== undefined && attributes.val !== 'clear' && attributes.val !== 'nil') {
    return 'unknown';
  }
  return hexColor(attributes.fill ?? '') ?? undefined;
}

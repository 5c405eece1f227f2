import type { Matrix } from './geometry';

// pdf.js types the arguments of its operators as `any`; here they become what they must be.

/** The arguments of one operator. */
export type Arguments = readonly unknown[];

/** A list of numbers of any kind, else an empty one. */
export function numbersOf(value: unknown): readonly number[] {
  if (value instanceof Float32Array) return Array.from(value);
  return Array.isArray(value) ? value.filter((item) => typeof item === 'number') : [];
}

/** The number at a place of the arguments, 0 where there is none. */
export function numberAt(args: Arguments, index: number): number {
  const value = args[index];
  return typeof value === 'number' ? value : 0;
}

/** A transform, or null where the value is none. */
export function matrixOf(value: unknown): Matrix | null {
  const [a, b, c, d, e, f] = numbersOf(value);
  if (a === undefined || b === undefined || c === undefined) return null;
  if (d === undefined || e === undefined || f === undefined) return null;
  return [a, b, c, d, e, f];
}

/** A glyph of `showText`: its text and its width in the font's units. */
export type ShownGlyph = { unicode: string; width: number; isSpace: boolean };

/** Whether an item of `showText` is a glyph. */
export function isShownGlyph(item: unknown): item is ShownGlyph {
  if (typeof item !== 'object' || item === null) return false;
  if (!('unicode' in item && 'width' in item && 'isSpace' in item)) return false;
  return typeof item.unicode === 'string' && typeof item.width === 'number';
}

/** What `setGState` sets, by the names of ISO 32000-1, table 58. */
export function settingsOf(value: unknown): ReadonlyMap<unknown, unknown> {
  const pairs: unknown[] = Array.isArray(value) ? value : [];
  return new Map(
    pairs.flatMap((pair): [unknown, unknown][] =>
      Array.isArray(pair) ? [[pair[0], pair[1]]] : [],
    ),
  );
}

/** Whether a transparency group is the drawing of a soft mask. */
export function isMaskGroup(group: unknown): boolean {
  return typeof group === 'object' && group !== null && 'smask' in group && Boolean(group.smask);
}

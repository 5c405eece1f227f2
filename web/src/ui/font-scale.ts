/** The font size that sizes in pixels are meant for. */
const USUAL = 16;

/** A size in pixels scaled to the reader's font size, for code that must know the height of a row. */
export function scaledToFont(pixels: number): number {
  const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return pixels * ((letters || USUAL) / USUAL);
}

/** The same size for a style, without measuring: reading the font size would force a style recalculation. */
export function inRem(pixels: number): string {
  return `${pixels / USUAL}rem`;
}

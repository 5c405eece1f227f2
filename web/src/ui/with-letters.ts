/** The letters that sizes in pixels are meant for. */
const USUAL = 16;

/** A size in pixels as it is for whoever has set other letters in the browser: for what must know the height of a row. */
export function withLetters(pixels: number): number {
  const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return pixels * ((letters || USUAL) / USUAL);
}

/** The same size for a style, which asks the browser for nothing: reading its letters makes it work out all its styles. */
export function inLetters(pixels: number): string {
  return `${pixels / USUAL}rem`;
}

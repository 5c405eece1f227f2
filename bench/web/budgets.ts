// What the screens promise, the largest value that still keeps the promise.

/** Thousands of bytes after gzip. */
export const WEIGHT = {
  /** All scripts of a page that is open to everybody. */
  publicScripts: 150,
  /** The scripts that every page behind the sign-in shares. */
  shellScripts: 220,
  /** The scripts that a page behind the sign-in has for itself. */
  route: 60,
  table: 45,
  charts: 35,
  styles: 30,
  /** Fonts that arrive with the first screen. */
  fonts: 50,
} as const;

/** Milliseconds from an input to the frame that shows its effect. */
export const RESPONSE = {
  rearrange: 100,
  openPrefetched: 100,
  openCold: 400,
  palette: 60,
} as const;

/** A middling phone on a 4G network. Milliseconds; the shift of the layout has no unit. */
export const VITALS = {
  largestPaint: 2_000,
  interaction: 150,
  layoutShift: 0.05,
} as const;

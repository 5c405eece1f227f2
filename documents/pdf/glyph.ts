import type { Turn } from '../layout/piece';

/** One glyph as it is drawn, in the same space as a piece. */
export type Glyph = {
  text: string;
  left: number;
  right: number;
  y: number;
  size: number;
  /** Width of the font's em, which differs from its size where text is stretched. */
  em: number;
  /** Explicit letter spacing, which separates no words. */
  spacing: number;
  turn: Turn;
  /** Whether the document sets a space before it. */
  spaced: boolean;
};

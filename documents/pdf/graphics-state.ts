import type { Rgb } from '../visibility/contrast';
import { type Box, IDENTITY, type Matrix } from './geometry';

/** What of a font is needed to place its glyphs. */
export type Font = {
  /** Glyph widths times this are shares of the font size. */
  widthUnit: number;
  /** Height of a line of the font as a share of the font size. */
  height: number;
  /** Type 3 fonts draw their glyphs with programs; their size says little about how they look. */
  drawn: boolean;
};

/** The part of the graphics state (ISO 32000-1, 8.4 and 9.3) that places text and shows it. */
export type GraphicsState = {
  ctm: Matrix;
  clip: Box;
  /** Null when the paint is a pattern. */
  fill: Rgb | null;
  stroke: Rgb | null;
  fillAlpha: number;
  /** Opacity of the groups around, as a product. */
  groupAlpha: number;
  /** Whether a soft mask decides how much of what is painted shows. */
  masked: boolean;
  font: Font | null;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  /** 1 is the normal width. */
  horizontalScale: number;
  leading: number;
  rise: number;
  renderingMode: number;
};

/** The state at the start of a page. */
export function initialState(ctm: Matrix, clip: Box): GraphicsState {
  return {
    ctm,
    clip,
    fill: [0, 0, 0],
    stroke: [0, 0, 0],
    fillAlpha: 1,
    groupAlpha: 1,
    masked: false,
    font: null,
    fontSize: 0,
    charSpacing: 0,
    wordSpacing: 0,
    horizontalScale: 1,
    leading: 0,
    rise: 0,
    renderingMode: 0,
  };
}

/** How much of what is filled now shows, from 0 to 1. */
export function opacityOf(state: GraphicsState): number {
  return state.fillAlpha * state.groupAlpha;
}

/** Where the next glyph goes: the text matrix, and line start and pen in its space. */
export type TextPosition = { matrix: Matrix; lineX: number; lineY: number; x: number; y: number };

/** Where text begins after `BT`, or where a text matrix puts it. */
export function textStart(matrix: Matrix = IDENTITY): TextPosition {
  return { matrix, lineX: 0, lineY: 0, x: 0, y: 0 };
}

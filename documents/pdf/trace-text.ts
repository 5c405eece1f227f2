import type { Layer, Turn } from '../layout/piece';
import { SMALLEST_POINTS } from '../visibility/contrast';
import { type Arguments, isShownGlyph } from './arguments';
import type { Backdrop } from './backdrop';
import { type Box, compose, type Matrix, type Point, place } from './geometry';
import {
  type Font,
  type GraphicsState,
  opacityOf,
  type TextPosition,
  textStart,
} from './graphics-state';
import { PieceBuilder } from './piece-builder';

/** Text rendering modes (ISO 32000-1, table 106): outline only, and nothing at all. */
const STROKED = 1;
const UNPAINTED = 3;

/** A space of which less than this share is left is none. */
const TAKEN_BACK = 0.1;

/** Below this opacity nothing shows. */
export const CLEAR = 0.05;

/** A glyph may stick out of the page or of a clip by this many points and still be seen. */
const EDGE = 1;

/** Where the text of one operator is and how large, in points on the page. */
type Ground = { matrix: Matrix; size: number; em: number; turn: Turn; angle: number };

/** Places the glyphs of text operators on the page and decides whether they are seen. */
export class TextTrace {
  readonly #backdrop: Backdrop;
  readonly #page: Box;
  readonly #pieces = new PieceBuilder();
  #lastGround: { key: readonly unknown[]; ground: Ground } | null = null;
  /** Where the spaces before the next glyph begin and how wide the first of them is; null where there are none. */
  #blank: { from: number; width: number } | null = null;
  position: TextPosition = textStart();

  constructor(backdrop: Backdrop, page: Box) {
    this.#backdrop = backdrop;
    this.#page = page;
  }

  /** Starts a line this far from the start of the current one. */
  move(x: number, y: number): void {
    const { position } = this;
    position.lineX += x;
    position.lineY += y;
    position.x = position.lineX;
    position.y = position.lineY;
  }

  /**
   * Shows the glyphs of one operator (ISO 32000-1, 9.4.4).
   *
   * @param gone whether nothing that is drawn now is shown.
   */
  show(shown: Arguments, state: GraphicsState, gone: boolean): void {
    const { font, fontSize } = state;
    if (!font || fontSize === 0) return;
    const ground = this.#groundOf(state, font);
    for (const item of shown) {
      if (typeof item === 'number') {
        this.#advance((-item * fontSize) / 1000, state);
        continue;
      }
      if (!isShownGlyph(item)) continue;
      const from = this.#pen(ground, state);
      const width = item.width * font.widthUnit * fontSize;
      this.#advance(width, state);
      const to = this.#pen(ground, state);
      const spacing = state.charSpacing + (item.isSpace ? state.wordSpacing : 0);
      this.#advance(spacing, state);
      if (item.unicode.trim() === '') {
        const [start] = turned(from, ground);
        const [end] = turned(to, ground);
        this.#blank ??= { from: start, width: end - start };
        continue;
      }
      const hidden = gone || this.#isUnseen(state, font, ground, from, to);
      const [left, y] = turned(from, ground);
      const [right] = turned(to, ground);
      this.#pieces.add(
        {
          text: item.unicode,
          left: Math.min(left, right),
          right: Math.max(left, right),
          y,
          size: ground.size,
          em: ground.em,
          spacing: Math.max(0, state.charSpacing * (ground.em / Math.abs(fontSize))),
          turn: ground.turn,
          spaced: this.#isSpaced(Math.min(left, right)),
        },
        hidden,
      );
      this.#blank = null;
    }
  }

  /** Finishes the current piece: what is painted next was not there when it was shown. */
  flush(): void {
    this.#pieces.flush();
  }

  finish(): Layer[] {
    return this.#pieces.finish();
  }

  /** Whether a space stands before what begins here: where a word could be broken, browsers write one and go back over it. */
  #isSpaced(left: number): boolean {
    if (this.#blank === null) return false;
    const { from, width } = this.#blank;
    return width <= 0 || left - from > width * TAKEN_BACK;
  }

  /** Many files move from glyph to glyph without changing anything that this depends on. */
  #groundOf(state: GraphicsState, font: Font): Ground {
    const { ctm, fontSize, horizontalScale } = state;
    const { matrix } = this.position;
    const last = this.#lastGround;
    const key = [ctm, matrix, font, fontSize, horizontalScale];
    if (last && key.every((part, index) => part === last.key[index])) return last.ground;
    const ground = groundOf(state, matrix, font);
    this.#lastGround = { key, ground };
    return ground;
  }

  #advance(distance: number, state: GraphicsState): void {
    this.position.x += distance * state.horizontalScale;
  }

  #pen(ground: Ground, state: GraphicsState): Point {
    return place(ground.matrix, [this.position.x, this.position.y + state.rise]);
  }

  #isUnseen(state: GraphicsState, font: Font, ground: Ground, from: Point, to: Point): boolean {
    const middle: Point = [
      (from[0] + to[0]) / 2 + Math.sin(ground.angle) * ground.size * 0.3,
      (from[1] + to[1]) / 2 - Math.cos(ground.angle) * ground.size * 0.3,
    ];
    if (!font.drawn && ground.size < SMALLEST_POINTS) return true;
    if (isOutside(this.#page, from, to, middle)) return true;
    if (isOutside(state.clip, from, to, middle)) return true;
    if (state.renderingMode === UNPAINTED || opacityOf(state) < CLEAR) {
      return !this.#backdrop.hasInk(middle, ground.size);
    }
    const color = state.renderingMode === STROKED ? state.stroke : state.fill;
    return color !== null && !state.masked && this.#backdrop.swallows(color, middle);
  }
}

function isOutside(box: Box, from: Point, to: Point, middle: Point): boolean {
  return !isWithin(box, middle) && !isWithin(box, from) && !isWithin(box, to);
}

function isWithin(box: Box, [x, y]: Point): boolean {
  const { left, top, right, bottom } = box;
  return x >= left - EDGE && x <= right + EDGE && y >= top - EDGE && y <= bottom + EDGE;
}

function groundOf(state: GraphicsState, textMatrix: Matrix, font: Font): Ground {
  const matrix = compose(state.ctm, textMatrix);
  const [a, b, c, d] = matrix;
  const direction = Math.sign(state.fontSize * state.horizontalScale) || 1;
  const angle = Math.atan2(b * direction, a * direction);
  const fontSize = Math.abs(state.fontSize);
  return {
    matrix,
    size: fontSize * Math.hypot(c, d) * font.height,
    em: fontSize * Math.hypot(a, b) * Math.abs(state.horizontalScale) * font.height,
    turn: turnOf(angle),
    angle,
  };
}

function turnOf(angle: number): Turn {
  const quarters = angle / (Math.PI / 2);
  const nearest = Math.round(quarters);
  if (Math.abs(quarters - nearest) > 0.05) return null;
  const turns: readonly Turn[] = [0, 1, 2, 3];
  return turns[(nearest + 4) % 4] ?? null;
}

/** A point of the page in a space where the text runs from left to right. */
function turned([x, y]: Point, ground: Ground): Point {
  switch (ground.turn) {
    case 0:
      return [x, y];
    case 1:
      return [y, -x];
    case 2:
      return [-x, -y];
    case 3:
      return [-y, x];
    case null: {
      const [cos, sin] = [Math.cos(ground.angle), Math.sin(ground.angle)];
      return [x * cos + y * sin, y * cos - x * sin];
    }
  }
}

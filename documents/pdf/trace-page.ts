import type { Layer } from '../layout/piece';
import { hexColor } from '../visibility/contrast';
import {
  type Arguments,
  isMaskGroup,
  matrixOf,
  numberAt,
  numbersOf,
  settingsOf,
} from './arguments';
import { Backdrop } from './backdrop';
import { DrawnBullets } from './drawn-bullets';
import { type Box, compose, intersect, type Matrix, placeBox } from './geometry';
import {
  type Font,
  type GraphicsState,
  initialState,
  opacityOf,
  textStart,
} from './graphics-state';
import { OPS } from './load-pdfjs';
import { isWholeBox, PAINTED_WITH } from './paths';
import { CLEAR, TextTrace } from './trace-text';

/** The operators of a page in order, each with its arguments. */
export type Operators = { fnArray: readonly number[]; argsArray: readonly unknown[] };

/** What a page offers besides its operators. */
export type PageSetting = {
  /** From the page's own space to points with y downwards from its upper left corner. */
  base: Matrix;
  width: number;
  height: number;
  fontOf(name: string): Font | null;
  /** Whether the content of an optional content group is shown. */
  isShown(group: unknown): boolean;
};

/** From this opacity on, nothing shines through. */
const OPAQUE = 0.9;

/** A picture as pdf.js hands it over, and the transform that puts the unit square in its place. */
export type PlacedImage = { matrix: Matrix; source: unknown };

/** What is on a page. */
export type TracedPage = {
  /** Its text, by turn. */
  layers: Layer[];
  /** Whether anything but text is painted. */
  painted: boolean;
  /** Whether a picture fills it. */
  scanned: boolean;
  /** Its pictures, where the document was opened with them. */
  images: PlacedImage[];
};

/**
 * Follows the operators of a page as if painting it, and gives the text pieces by turn with what a
 * reader of the page cannot see marked as hidden.
 */
export function tracePage(operators: Operators, setting: PageSetting): TracedPage {
  const trace = new PageTrace(setting);
  for (const [index, operator] of operators.fnArray.entries()) {
    const args: unknown = operators.argsArray[index];
    trace.take(operator, Array.isArray(args) ? args : []);
  }
  return trace.finish();
}

class PageTrace {
  readonly #setting: PageSetting;
  readonly #page: Box;
  readonly #backdrop: Backdrop;
  readonly #text: TextTrace;
  readonly #bullets = new DrawnBullets();
  readonly #saved: GraphicsState[] = [];
  readonly #shown: boolean[] = [];
  readonly #images: PlacedImage[] = [];
  #state: GraphicsState;
  #clipping = false;
  /** A transform after which nothing has been painted. */
  #unused = false;

  constructor(setting: PageSetting) {
    this.#setting = setting;
    this.#page = { left: 0, top: 0, right: setting.width, bottom: setting.height };
    this.#backdrop = new Backdrop(this.#page);
    this.#text = new TextTrace(this.#backdrop, this.#page);
    this.#state = initialState(setting.base, this.#page);
  }

  take(operator: number, args: Arguments): void {
    const state = this.#state;
    switch (operator) {
      case OPS.save:
        this.#save();
        return;
      case OPS.beginGroup:
        this.#beginGroup(args[0]);
        return;
      case OPS.restore:
      case OPS.endGroup:
      case OPS.paintFormXObjectEnd:
      case OPS.endAnnotation:
        this.#restore();
        return;
      case OPS.transform:
        this.#unused = true;
        this.#transform(matrixOf(args));
        return;
      case OPS.paintFormXObjectBegin:
        this.#beginForm(matrixOf(args[0]), numbersOf(args[1]));
        return;
      case OPS.beginAnnotation:
        this.#beginAnnotation(matrixOf(args[2]), matrixOf(args[3]));
        return;
      case OPS.setGState:
        this.#set(settingsOf(args[0]));
        return;
      case OPS.setFillRGBColor:
        state.fill = typeof args[0] === 'string' ? hexColor(args[0]) : null;
        return;
      case OPS.setStrokeRGBColor:
        state.stroke = typeof args[0] === 'string' ? hexColor(args[0]) : null;
        return;
      case OPS.setFillColorN:
      case OPS.setFillTransparent:
        state.fill = null;
        return;
      case OPS.setStrokeColorN:
      case OPS.setStrokeTransparent:
        state.stroke = null;
        return;
      case OPS.clip:
      case OPS.eoClip:
        this.#clipping = true;
        return;
      case OPS.constructPath:
        this.#path(args);
        return;
      case OPS.shadingFill:
        this.#backdrop.paint(state.clip, null, true);
        return;
      case OPS.beginMarkedContent:
        this.#shown.push(true);
        return;
      case OPS.beginMarkedContentProps:
        this.#shown.push(args[0] !== 'OC' || this.#setting.isShown(args[1]));
        return;
      case OPS.endMarkedContent:
        this.#shown.pop();
        return;
      default:
        if (isImage(operator)) {
          this.#images.push({ matrix: state.ctm, source: args[0] });
          this.#image();
        } else this.#textOperator(operator, args);
    }
  }

  finish(): TracedPage {
    const { isPainted, isScan } = this.#backdrop;
    const layers = this.#text.finish();
    for (const { turn, pieces } of layers) if (turn === 0) this.#bullets.put(pieces);
    return { layers, painted: isPainted, scanned: isScan, images: this.#images };
  }

  #textOperator(operator: number, args: Arguments): void {
    const state = this.#state;
    switch (operator) {
      case OPS.setFont:
        state.font = typeof args[0] === 'string' ? this.#setting.fontOf(args[0]) : null;
        state.fontSize = numberAt(args, 1);
        return;
      case OPS.setCharSpacing:
        state.charSpacing = numberAt(args, 0);
        return;
      case OPS.setWordSpacing:
        state.wordSpacing = numberAt(args, 0);
        return;
      case OPS.setHScale:
        state.horizontalScale = numberAt(args, 0) / 100;
        return;
      case OPS.setLeading:
        state.leading = -numberAt(args, 0);
        return;
      case OPS.setTextRise:
        state.rise = numberAt(args, 0);
        return;
      case OPS.setTextRenderingMode:
        state.renderingMode = numberAt(args, 0);
        return;
      case OPS.beginText:
        this.#text.position = textStart();
        return;
      case OPS.setTextMatrix:
        this.#text.position = textStart(matrixOf(args[0]) ?? matrixOf(args) ?? undefined);
        return;
      case OPS.moveText:
        this.#text.move(numberAt(args, 0), numberAt(args, 1));
        return;
      case OPS.setLeadingMoveText:
        state.leading = numberAt(args, 1);
        this.#text.move(numberAt(args, 0), numberAt(args, 1));
        return;
      case OPS.nextLine:
        this.#text.move(0, state.leading);
        return;
      case OPS.showText:
        this.#unused = false;
        this.#text.show(Array.isArray(args[0]) ? args[0] : [], state, this.#shown.includes(false));
    }
  }

  #set(settings: ReadonlyMap<unknown, unknown>): void {
    const alpha = settings.get('ca');
    if (typeof alpha === 'number') this.#state.fillAlpha = alpha;
    if (settings.has('SMask')) this.#state.masked = Boolean(settings.get('SMask'));
  }

  /** A group is painted as a unit, with the opacity that applies where it begins. */
  #beginGroup(group: unknown): void {
    this.#save();
    const state = this.#state;
    state.groupAlpha = opacityOf(state);
    state.fillAlpha = 1;
    state.masked ||= isMaskGroup(group);
  }

  #save(): void {
    this.#saved.push({ ...this.#state });
    this.#unused = false;
  }

  /**
   * Pictures above the size limit leave no operator behind, only the transform that would have placed
   * them: a transform that nothing was painted under stands for one.
   */
  #restore(): void {
    if (this.#unused) this.#image();
    this.#state = this.#saved.pop() ?? this.#state;
  }

  #transform(matrix: Matrix | null): void {
    if (matrix) this.#state.ctm = compose(this.#state.ctm, matrix);
  }

  #beginForm(matrix: Matrix | null, box: readonly number[]): void {
    this.#save();
    this.#transform(matrix);
    const [x0, y0, x1, y1] = box;
    if (x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined) return;
    this.#state.clip = intersect(this.#state.clip, placeBox(this.#state.ctm, x0, y0, x1, y1));
  }

  #beginAnnotation(transform: Matrix | null, matrix: Matrix | null): void {
    this.#save();
    this.#state = initialState(this.#setting.base, this.#page);
    this.#transform(transform);
    this.#transform(matrix);
  }

  #path(args: Arguments): void {
    this.#unused = false;
    const [x0, y0, x1, y1] = numbersOf(args[2]);
    if (x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined) return;
    const state = this.#state;
    const box = intersect(state.clip, placeBox(state.ctm, x0, y0, x1, y1));
    if (PAINTED_WITH.has(numberAt(args, 0)) && opacityOf(state) >= CLEAR) {
      this.#text.flush();
      const opaque = opacityOf(state) >= OPAQUE && !state.masked;
      const exact = opaque && isWholeBox(args[1], [x0, y0, x1, y1], state.ctm);
      this.#backdrop.paint(box, opaque ? state.fill : null, exact);
      this.#bullets.add(box);
    }
    if (this.#clipping) state.clip = box;
    this.#clipping = false;
  }

  /** A picture fills the unit square of its space (ISO 32000-1, 8.9.5). */
  #image(): void {
    this.#unused = false;
    this.#text.flush();
    const box = intersect(this.#state.clip, placeBox(this.#state.ctm, 0, 0, 1, 1));
    this.#backdrop.paint(box, null, true);
  }
}

const IMAGES = new Set<number>([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintImageXObjectRepeat,
  OPS.paintInlineImageXObjectGroup,
  OPS.paintImageMaskXObjectGroup,
  OPS.paintImageMaskXObjectRepeat,
  OPS.paintSolidColorImageMask,
]);

function isImage(operator: number): boolean {
  return IMAGES.has(operator);
}

import type { Layer, Piece, Turn } from '../layout/piece';
import type { Glyph } from './glyph';
import { joinGlyphs } from './join-glyphs';

/** A gap wider than this many ems may part columns. */
const COLUMN_GAP = 1;

/** Letters on one line stand no farther above each other, in sizes. */
const SAME_LINE = 0.1;

/** Overlap of glyphs that kerning and accents explain, in ems. */
const OVERLAP = 0.6;

/** Upright text first, then what runs up and down the page, then the rest. */
const TURNS: readonly Turn[] = [0, 1, 3, 2, null];

/** Gathers glyphs other than white space into pieces, whatever way the document emits them. */
export class PieceBuilder {
  readonly #pieces = new Map<Turn, Piece[]>();
  readonly #drawn = new Map<string, Piece>();
  #glyphs: Glyph[] = [];
  #hidden = false;
  /** The last glyph of letters that are set wide, and by how much. */
  #wide: { readonly glyph: Glyph; readonly apart: number } | null = null;

  /** Adds a glyph. */
  add(glyph: Glyph, hidden: boolean): void {
    const last = this.#glyphs.at(-1);
    if (last && (hidden !== this.#hidden || !follows(last, glyph))) this.flush();
    this.#hidden = hidden;
    this.#glyphs.push(glyph);
  }

  /** Finishes the current piece. */
  flush(): void {
    const first = this.#glyphs[0];
    const last = this.#glyphs.at(-1);
    if (!first || !last) return;
    const { text, tracking } = joinGlyphs(this.#glyphs, this.#apartBeside(first));
    const { left, y, size, turn } = first;
    const piece: Piece = { text, left, right: last.right, y, size, hidden: this.#hidden };
    const apart = tracking * first.em + first.spacing;
    if (apart > 0) piece.tracking = apart;
    if (tracking > 0) this.#wide = { glyph: last, apart: tracking * first.em };
    this.#glyphs = [];
    if (!this.#isRepeat(piece, turn)) this.#piecesOf(turn).push(piece);
  }

  /** How far letters stand apart that end where a glyph follows in another size, as small capitals do: in its ems. */
  #apartBeside(glyph: Glyph): number {
    if (this.#wide === null) return 0;
    const { glyph: before, apart } = this.#wide;
    const isBeside =
      before.turn === glyph.turn && Math.abs(before.y - glyph.y) <= SAME_LINE * glyph.size;
    return isBeside ? apart / glyph.em : 0;
  }

  /** All pieces by their turn. */
  finish(): Layer[] {
    this.flush();
    return TURNS.map((turn) => ({ turn, pieces: this.#pieces.get(turn) ?? [] })).filter(
      ({ pieces }) => pieces.length > 0,
    );
  }

  /**
   * Bold type is often faked by drawing the same text twice, a hair apart. It is one text, and seen
   * when one of the two is.
   */
  #isRepeat(piece: Piece, turn: Turn): boolean {
    const key = `${turn}|${piece.text}|${Math.round(piece.left / 2)}|${Math.round(piece.y / 2)}`;
    const known = this.#drawn.get(key);
    if (known) known.hidden &&= piece.hidden;
    else this.#drawn.set(key, piece);
    return known !== undefined;
  }

  #piecesOf(turn: Turn): Piece[] {
    const known = this.#pieces.get(turn);
    if (known) return known;
    const fresh: Piece[] = [];
    this.#pieces.set(turn, fresh);
    return fresh;
  }
}

function follows(last: Glyph, next: Glyph): boolean {
  if (last.turn !== next.turn || Math.abs(last.size - next.size) > 0.05 * last.size) return false;
  if (Math.abs(last.y - next.y) > 0.1 * last.size) return false;
  const gap = next.left - last.right;
  return (
    gap <= COLUMN_GAP * last.em + last.spacing &&
    gap >= -OVERLAP * last.em &&
    next.left >= last.left - 0.1 * last.em
  );
}

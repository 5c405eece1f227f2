import type { Piece } from './piece';
import { isRightToLeft } from './right-to-left';

/** Pieces on one baseline in the order in which they are read. */
export type Line = {
  pieces: Piece[];
  left: number;
  right: number;
  /** The baseline and the size of the largest piece. */
  y: number;
  size: number;
};

/** Pieces whose baselines differ by less than this share of their size are on one line. */
const SAME_LINE = 0.45;

/** From line to line there is at least this share of the size of what stands in them. */
const OWN_LINE = 0.9;
const LOOKED_BACK = 8;

/** What a line says. */
export function textOf({ pieces }: Pick<Line, 'pieces'>): string {
  return pieces.map((piece) => piece.text).join(' ');
}

/** Groups pieces into lines, from top to bottom: none has its baseline above that of the line before. */
export function linesOf(pieces: readonly Piece[]): Line[] {
  const lines: Line[] = [];
  for (const piece of [...pieces].sort((a, b) => a.y - b.y || a.left - b.left)) {
    const line = lines.at(-1);
    const isNear = line && Math.abs(piece.y - line.y) < SAME_LINE * Math.max(piece.size, line.size);
    if (line && isNear && !standsBelow(piece, line)) {
      join(line, piece);
    } else {
      const { left, right, y, size } = piece;
      lines.push({ pieces: [piece], left, right, y, size });
    }
  }
  for (const line of lines) {
    line.pieces.sort((a, b) => a.left - b.left);
    if (isRightToLeft(line.pieces.map((piece) => piece.text).join(''))) line.pieces.reverse();
  }
  return lines;
}

/** Whether a piece stands below one of a line: beside large letters, two small lines are both near to their baseline. */
function standsBelow(piece: Piece, { pieces }: Line): boolean {
  return pieces
    .slice(-LOOKED_BACK)
    .some(
      (above) =>
        piece.y - above.y > OWN_LINE * Math.min(piece.size, above.size) &&
        Math.min(piece.right, above.right) > Math.max(piece.left, above.left),
    );
}

function join(line: Line, piece: Piece): void {
  line.pieces.push(piece);
  line.left = Math.min(line.left, piece.left);
  line.right = Math.max(line.right, piece.right);
  if (piece.size > line.size) {
    line.size = piece.size;
    line.y = piece.y;
  }
}

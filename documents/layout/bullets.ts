import type { Piece } from './piece';

/** A sign before a point of a list, or a picture of a font of signs before a way to reach somebody. */
const SIGN = /^(?:[•‣⁃■-◿☎✉✆✓✔✦✧❖➔➢➤►·*−–—-]|\p{Co}|o)$/u;

/** In sizes of the text: how far a sign stands before it, how far apart their baselines are, what would touch the sign. */
const FARTHEST = 4;
const SAME_LINE = 0.25;
const TOUCHING = 1;

/**
 * Pieces of a page in which every sign of a list is one with its text. Word processors set them apart with a tab, and signs
 * alone below each other look like a column of their own.
 */
export function withBullets(pieces: readonly Piece[]): readonly Piece[] {
  const lines = new Map<number, Piece[]>();
  for (const piece of pieces) {
    const key = Math.round(piece.y);
    const line = lines.get(key);
    if (line) line.push(piece);
    else lines.set(key, [piece]);
  }
  const joined = new Map<Piece, Piece | null>();
  for (const line of lines.values()) line.sort((a, b) => a.left - b.left);
  for (const [y, line] of lines) {
    for (const [index, sign] of line.entries()) {
      if (!SIGN.test(sign.text) || touches(line[index - 1], sign)) continue;
      const text = [line, lines.get(y - 1), lines.get(y + 1)]
        .map((near) => nextTo(sign, near ?? []))
        .find((piece) => piece !== undefined);
      if (text === undefined || joined.has(text) || SIGN.test(text.text)) continue;
      joined.set(sign, null);
      joined.set(text, {
        ...text,
        text: `${sign.text} ${text.text}`,
        left: sign.left,
        hang: text.left,
      });
    }
  }
  if (joined.size === 0) return pieces;
  return pieces.flatMap((piece) => {
    const whole = joined.get(piece);
    return whole === null ? [] : [whole ?? piece];
  });
}

function touches(before: Piece | undefined, sign: Piece): boolean {
  return before !== undefined && sign.left - before.right < TOUCHING * sign.size;
}

/** The text behind a sign; one is hidden as the other is. */
function nextTo(sign: Piece, line: readonly Piece[]): Piece | undefined {
  const next = line.find(({ left }) => left >= sign.right);
  if (next === undefined || next.hidden !== sign.hidden) return undefined;
  const isNear = next.left - sign.right <= FARTHEST * next.size;
  return isNear && Math.abs(next.y - sign.y) <= SAME_LINE * next.size ? next : undefined;
}

/** A piece of a text, and whether it stands between the two signs, which belong to neither. */
export type Piece = { text: string; inside: boolean };

/**
 * Splits a text at what is between `open` and `close`, such as comments; what is opened and never closed stays. One
 * pass: a pattern would scan to the end again from each opening that is never closed.
 */
export function piecesOf(text: string, open: string, close: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (;;) {
    const start = text.indexOf(open, at);
    const end = start === -1 ? -1 : text.indexOf(close, start + open.length);
    if (end === -1) return [...pieces, { text: text.slice(at), inside: false }];
    pieces.push({ text: text.slice(at, start), inside: false });
    pieces.push({ text: text.slice(start + open.length, end), inside: true });
    at = end + close.length;
  }
}

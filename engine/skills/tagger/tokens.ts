/** A word or a sign of a line; offsets are UTF-16 units of the text. */
export type Token = {
  readonly start: number;
  readonly end: number;
  readonly written: string;
  /** A comma or semicolon stands before it, so that no phrase runs on into it. */
  readonly parted: boolean;
};

const PIECE = /[^\s,;]+|[,;]/g;
const OPENING = /^[("'“‘«[{<*•·–—>/-]/;
const CLOSING = /[)"'”’»\]}>.:!?/–—-]$/;

/** The lines of a text, each as its tokens, in the order of the text. */
export function tokenLines(text: string): Token[][] {
  const lines: Token[][] = [];
  let start = 0;
  while (start <= text.length) {
    const next = text.indexOf('\n', start);
    const end = next === -1 ? text.length : next;
    const tokens = tokensOf(text.slice(start, end), start);
    if (tokens.length > 0) lines.push(tokens);
    start = end + 1;
  }
  return lines;
}

/** Symbols stay inside words (C++, CI/CD, Node.js) and are separate tokens at their edges. */
function tokensOf(line: string, offset: number): Token[] {
  const tokens: Token[] = [];
  let parted = false;
  const add = (start: number, end: number): void => {
    tokens.push({
      start: offset + start,
      end: offset + end,
      written: line.slice(start, end),
      parted,
    });
    parted = false;
  };
  for (const { 0: piece, index } of line.matchAll(PIECE)) {
    if (piece === ',' || piece === ';') {
      parted = true;
      continue;
    }
    let start = index;
    let end = index + piece.length;
    while (end - start > 1 && OPENING.test(line.slice(start, end))) {
      add(start, start + 1);
      start += 1;
    }
    const close = end;
    while (end - start > 1 && CLOSING.test(line.slice(start, end))) end -= 1;
    add(start, end);
    for (; end < close; end++) add(end, end + 1);
  }
  return tokens;
}

/** One piece of RTF source (RTF 1.9.1, 'RTF Syntax'). Text is a string of bytes, one per character. */
export type RtfToken =
  | { kind: 'open' }
  | { kind: 'close' }
  | { kind: 'word'; word: string; value: number | null }
  | { kind: 'symbol'; symbol: string }
  | { kind: 'byte'; byte: number }
  | { kind: 'text'; text: string };

const TOKEN =
  /([{}])|\\([a-zA-Z]{1,32})(-?\d{1,10})? ?|\\'([0-9a-fA-F]{2})|\\([^a-zA-Z])|([^\\{}]+)/gs;

/** Splits RTF source, one byte per character, into tokens; binary data is stepped over. */
export function* rtfTokens(source: string): Generator<RtfToken> {
  const pattern = new RegExp(TOKEN);
  for (let match = pattern.exec(source); match; match = pattern.exec(source)) {
    const [, brace, word, digits, hex, symbol, text] = match;
    if (brace !== undefined) yield { kind: brace === '{' ? 'open' : 'close' };
    else if (word !== undefined) {
      const value = digits === undefined ? null : Number(digits);
      if (word === 'bin') pattern.lastIndex += Math.max(0, value ?? 0);
      else yield { kind: 'word', word, value };
    } else if (hex !== undefined) yield { kind: 'byte', byte: Number.parseInt(hex, 16) };
    else if (symbol !== undefined) yield { kind: 'symbol', symbol };
    else if (text !== undefined) {
      // Line breaks in the source mean nothing.
      const plain = text.replace(/[\r\n]+/g, '');
      if (plain !== '') yield { kind: 'text', text: plain };
    }
  }
}

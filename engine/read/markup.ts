/** HTML tags that begin a line of their own, and those that only style words. */
const BLOCK =
  'address|article|blockquote|body|br|center|dd|div|dl|dt|fieldset|figure|footer|form|h[1-6]|head|header|hr|html|li|main|nav|ol|option|p|pre|section|select|table|tbody|td|tfoot|th|thead|title|tr|ul';
const INLINE =
  'a|abbr|b|big|button|code|col|colgroup|del|em|font|i|iframe|img|input|ins|label|link|mark|meta|o:p|s|small|span|strike|strong|sub|sup|svg|textarea|tt|u|video';
/** A tag, including one whose brackets were entities and are padded with spaces. */
const tagOf = (names: string): RegExp =>
  new RegExp(`<(?: {3})?/?(?:${names})(?:\\s[^<>]{0,400})?/?>`, 'gi');
const BLOCK_TAG = tagOf(BLOCK);
const INLINE_TAG = tagOf(INLINE);
/** Invisible parts of a page, by how they open and close. */
const UNREAD = [
  { opens: '<!--', closes: '-->' },
  { opens: '<style', closes: '</style>' },
  { opens: '<script', closes: '</script>' },
] as const;
const ENTITY = /&(?:([a-z]{2,8})|#(\d{2,5})|#x([\da-f]{2,4}));/gi;
/** 'eacute', 'uuml': a letter with its accent, which reading leaves out. */
const ACCENTED = /^[a-z](?:acute|grave|circ|tilde|uml|ring|cedil|slash|caron)$/i;
const SIGNS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  rsquo: "'",
  lsquo: "'",
  bull: '•',
  middot: '•',
  ndash: '-',
  mdash: '-',
};

/**
 * The same text with the leftovers of a web page blanked: tags, comments, styles and entities. Every offset keeps its
 * meaning, because each leftover is replaced by as many units. A tag that begins a line on the page begins one here.
 */
export function blankMarkup(text: string): string {
  const plain = text.includes('&') ? text.replace(ENTITY, signOf) : text;
  if (!plain.includes('<')) return plain;
  return UNREAD.reduce(blankParts, plain)
    .replace(BLOCK_TAG, (found) => `\n${' '.repeat(found.length - 1)}`)
    .replace(INLINE_TAG, (found) => ' '.repeat(found.length));
}

/**
 * Blanks everything between an opening and its closing, in one pass: a text of openings alone must not take long.
 */
function blankParts(text: string, { opens, closes }: (typeof UNREAD)[number]): string {
  const lower = text.toLowerCase();
  if (lower.length !== text.length) return text;
  const kept: string[] = [];
  let from = 0;
  let at = lower.indexOf(opens);
  while (at !== -1) {
    const close = lower.indexOf(closes, at + opens.length);
    if (close === -1) break;
    kept.push(text.slice(from, at), ' '.repeat(close + closes.length - at));
    from = close + closes.length;
    at = lower.indexOf(opens, from);
  }
  return kept.join('') + text.slice(from);
}

/** The character of an entity, padded with spaces to the length of the entity; a space for unknown entities. */
function signOf(found: string, name?: string, decimal?: string, hex?: string): string {
  const sign = name === undefined ? signAt(decimal, hex) : signNamed(name);
  return sign.padEnd(found.length, ' ');
}

function signNamed(name: string): string {
  return ACCENTED.test(name) ? name.charAt(0) : (SIGNS[name.toLowerCase()] ?? ' ');
}

function signAt(decimal?: string, hex?: string): string {
  const code = decimal === undefined ? Number.parseInt(hex ?? '20', 16) : Number(decimal);
  // A control character or half of a surrogate pair would read as something that the page did not show.
  return code < 32 || (code >= 0xd800 && code <= 0xdfff) || code > 0xffff
    ? ' '
    : String.fromCharCode(code);
}

import { type MarkedText, rewrite } from './marked-text';

const LINE_BREAKS = /\r\n?|[\u0085\u2028\u2029\v\f]/g;
const CONTROLS = /(?![\t\n])\p{Cc}|[\ufffe\uffff]/gu;

// Characters of no width can split a word for a machine and not for a reader, or carry text that no
// reader sees (the tag block).
const ZERO_WIDTH =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]|\u034f|[\u{e0000}-\u{e007f}]/gu;

// Joiners stay where scripts and emoji need them, and are useless anywhere else.
const STRAY_JOINERS =
  /(?<!\p{Script=Arabic}|\p{Script=Devanagari}|\p{Script=Bengali}|\p{Script=Gujarati}|\p{Script=Gurmukhi}|\p{Script=Kannada}|\p{Script=Malayalam}|\p{Script=Sinhala}|\p{Script=Tamil}|\p{Script=Telugu}|\p{Extended_Pictographic}|\p{M})[\u200c\u200d]/gu;

// Symbol fonts use code points that Unicode leaves undefined; some are known as bullets.
const SYMBOL_BULLETS = /[\uf0a7\uf0b7\uf0d8\uf0fc\uf076]/g;
const PRIVATE_SIGNS = /[\ue000-\uf8ff]/g;

const PRESENTATION_FORMS = /[\ufb00-\ufb06\ufb13-\ufb17\ufb1d-\ufdff\ufe70-\ufefc]+/g;
// No writing needs more marks on a letter than thirty (Unicode Standard Annex 15, stream-safe text); sorting thousands of them
// would take quadratic time.
const COMBINED = /\P{M}\p{M}{1,30}/gu;
const ODD_SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
// A line of capitals separated by single spaces, its words by more: 'O R L A   Q U I S T'. Four alone may be the categories
// of a driving licence.
const LETTERS_APART = /^(?:\p{Lu} ){2,40}\p{Lu}(?:[ \t]{2,8}(?:\p{Lu} ){0,40}\p{Lu}){0,6}$/gmu;
const FEWEST_APART = 5;

// Without the lookbehind, a long run of spaces inside a line would take quadratic time.
const LINE_ENDS = /(?<![ \t])[ \t]+(?=\n|$)/g;
const BLANK_LINES = /\n{3,}/g;
const EDGES = /^\s+|(?<!\s)\s+$/g;

/**
 * The same text in one spelling: `\n` line breaks, no control, zero-width or private characters, ligatures as
 * letters, accents composed, plain spaces, no trailing spaces, capitals of headings together, at most one blank line. Hidden
 * ranges follow their text.
 */
export function tidyText(marked: MarkedText): MarkedText {
  let tidy = rewrite(marked, LINE_BREAKS, () => '\n');
  tidy = rewrite(tidy, CONTROLS, () => '');
  tidy = rewrite(tidy, ZERO_WIDTH, () => '');
  tidy = rewrite(tidy, STRAY_JOINERS, () => '');
  tidy = rewrite(tidy, SYMBOL_BULLETS, () => '•');
  tidy = rewrite(tidy, PRIVATE_SIGNS, () => '');
  tidy = rewrite(tidy, PRESENTATION_FORMS, (form) => form.normalize('NFKC'));
  tidy = rewrite(tidy, COMBINED, (letter) => letter.normalize('NFC'));
  tidy = rewrite(tidy, ODD_SPACES, () => ' ');
  tidy = rewrite(tidy, LINE_ENDS, () => '');
  tidy = rewrite(tidy, LETTERS_APART, joinLetters);
  tidy = rewrite(tidy, BLANK_LINES, () => '\n\n');
  return rewrite(tidy, EDGES, () => '');
}

function joinLetters(line: string): string {
  const joined = line
    .split(/[ \t]{2,}/)
    .map((word) => word.replaceAll(' ', ''))
    .join(' ');
  return joined.replaceAll(' ', '').length < FEWEST_APART ? line : joined;
}

/**
 * The beginning of a text that fits into a number of UTF-8 bytes, never cutting a character in two.
 */
export function capText(marked: MarkedText, maxBytes: number): MarkedText & { truncated: boolean } {
  // Three bytes are the most that one UTF-16 unit needs.
  if (marked.text.length * 3 <= maxBytes) return { ...marked, truncated: false };
  const { read } = new TextEncoder().encodeInto(marked.text, new Uint8Array(maxBytes));
  if (read >= marked.text.length) return { ...marked, truncated: false };
  const hidden = marked.hidden
    .filter((span) => span.start < read)
    .map((span) => ({ start: span.start, end: Math.min(span.end, read) }));
  return { text: marked.text.slice(0, read), hidden, truncated: true };
}

/**
 * Whitespace treated as one space: a run of it, or a single character other than a space. Single spaces stay
 * untouched.
 */
const WHITE_SPACE = /\s\s+|[^\S ]/g;

/**
 * A text normalized the way a person would compare it: one Unicode form, runs of whitespace as one. Equal texts are
 * one candidate.
 */
export function comparableText(text: string): string {
  return text.normalize('NFC').replace(WHITE_SPACE, ' ').trim();
}

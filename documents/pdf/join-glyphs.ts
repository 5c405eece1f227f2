import type { Glyph } from './glyph';

/** A gap wider than this share of the em is a space. Kerning stays below, the tightest set spaces above. */
const SPACE_GAP = 0.12;

/** This many single letters in a row are one letter-spaced word, such as a heading. */
const WIDE_LETTERS = 4;

/** In words set wide, only a gap so many times as wide as the usual one parts words. */
const WORD_OF_LETTERS = 1.6;

/** Letters that usually stand this far apart, in ems, are set wide on purpose; kerning and rounding stay below. */
const TRACKED = 0.04;

/** What glyphs say, and how far they are set apart, in ems. */
export type JoinedGlyphs = { text: string; tracking: number };

/**
 * The text of glyphs on one line, with spaces where the gaps between them say so. `beside` is how far apart letters stand that
 * were set on the same line before, in ems of these: too few letters cannot say it themselves.
 */
export function joinGlyphs(glyphs: readonly Glyph[], beside = 0): JoinedGlyphs {
  const gaps = glyphs.slice(1).map((glyph, index) => {
    const before = glyphs[index];
    return before ? (glyph.left - before.right - before.spacing) / before.em : 0;
  });
  const isFew = beside > 0 && glyphs.length < WIDE_LETTERS;
  const tracking = isFew ? beside : trackingOf(glyphs, gaps);
  const setWide = tracking === null && isSetWide(glyphs, gaps);
  const spaceGap = setWide ? medianOf(gaps) * WORD_OF_LETTERS : spaceGapOf(tracking ?? 0);
  let text = '';
  for (const [index, glyph] of glyphs.entries()) {
    const gap = gaps[index - 1] ?? 0;
    if (index > 0 && (gap > spaceGap || (glyph.spaced && !setWide))) text += ' ';
    text += glyph.text;
  }
  return { text, tracking: tracking ?? 0 };
}

/**
 * How far letters stand apart that no space parts, where a program has moved each of them; null where they stand as the font
 * has them. More than the least, since kerning moves some pairs together; less than the median, since spaces that the document
 * leaves out may move half of them apart.
 */
function trackingOf(glyphs: readonly Glyph[], gaps: readonly number[]): number | null {
  const unspaced = gaps.filter((_, index) => glyphs[index + 1]?.spaced === false);
  if (unspaced.length + 1 < WIDE_LETTERS || unspaced.length < gaps.length / 2) return null;
  const usual = quantileOf(unspaced, 1 / 3);
  return usual > TRACKED ? usual : null;
}

function spaceGapOf(tracking: number): number {
  return Math.max(tracking + SPACE_GAP, tracking * WORD_OF_LETTERS);
}

/** Whether nearly every letter stands apart from its neighbours. */
function isSetWide(glyphs: readonly Glyph[], gaps: readonly number[]): boolean {
  if (glyphs.length < WIDE_LETTERS) return false;
  if (!glyphs.every((glyph) => /^[\p{L}\p{N}&.,:/-]+$/u.test(glyph.text))) return false;
  return gaps.every((gap) => gap > SPACE_GAP);
}

function medianOf(gaps: readonly number[]): number {
  return quantileOf(gaps, 1 / 2);
}

function quantileOf(gaps: readonly number[], share: number): number {
  const sorted = [...gaps].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}

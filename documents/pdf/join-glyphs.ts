import type { Glyph } from './glyph';

/** A gap wider than this share of the em is a space. Kerning stays below, the tightest set spaces above. */
const SPACE_GAP = 0.12;

/** So many single letters in a row are one word set wide, such as a heading. */
const WIDE_LETTERS = 4;

/** The text of glyphs on one line, with spaces where the gaps between them say so. */
export function joinGlyphs(glyphs: readonly Glyph[]): string {
  const gaps = glyphs.slice(1).map((glyph, index) => {
    const before = glyphs[index];
    return before ? (glyph.left - before.right - before.spacing) / before.em : 0;
  });
  const setWide = isSetWide(glyphs, gaps);
  const spaceGap = setWide ? wideSpaceGap(gaps) : SPACE_GAP;
  let text = '';
  for (const [index, glyph] of glyphs.entries()) {
    const gap = gaps[index - 1] ?? 0;
    if (index > 0 && (gap > spaceGap || (glyph.spaced && !setWide))) text += ' ';
    text += glyph.text;
  }
  return text;
}

/** Whether nearly every letter stands apart from its neighbours. */
function isSetWide(glyphs: readonly Glyph[], gaps: readonly number[]): boolean {
  if (glyphs.length < WIDE_LETTERS) return false;
  if (!glyphs.every((glyph) => /^[\p{L}\p{N}&.,:/-]+$/u.test(glyph.text))) return false;
  return gaps.every((gap) => gap > SPACE_GAP);
}

/** In words set wide, only a gap well above the usual one parts words. */
function wideSpaceGap(gaps: readonly number[]): number {
  const sorted = [...gaps].sort((a, b) => a - b);
  return (sorted[Math.floor(sorted.length / 2)] ?? 0) * 1.6;
}

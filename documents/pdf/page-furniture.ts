import { bottomOf, type Piece, topOf } from '../layout/piece';
import { isSectionName } from '../layout/section-names';

/** The upright text of a page. */
export type PageText = { number: number; height: number; pieces: readonly Piece[] };

/** Running heads and feet stand in these shares of a page, at its top and its bottom. */
const MARGIN = 0.11;

/** More pieces in a margin are text that goes on there. */
const MOST_IN_MARGIN = 60;

/** Points within which the same words stand in the same place. */
const SAME_PLACE = 2;

/** 'Page 2 of 3', 'Seite 2', '2 / 3', in the languages that are read. */
const PAGE_NUMBER =
  /^\W*(?:(?:page|seite|página|pagina|blz\.?|p\.)\s*#|#\s*(?:of|von|de|sur|van|\/)\s*\d{1,3}|#)(?:\s*(?:of|von|de|sur|van|\/)\s*\d{1,3})?\W*$/iu;

type Furniture = { page: number; piece: Piece; words: string; foot: boolean };

/**
 * The pages of a document without what only makes them pages: numbers, and heads and feet that are repeated in the same place.
 * Their words would part a sentence that goes on on the next page. A head is kept on the first page, a foot on the last: a name
 * or an address may stand nowhere else.
 */
export function withoutFurniture(pages: readonly PageText[]): Piece[][] {
  const dropped = new Set<Piece>();
  if (pages.length > 1) {
    const found = pages.flatMap(inMargins);
    for (const { piece, words } of found) if (PAGE_NUMBER.test(words)) dropped.add(piece);
    for (const alike of repeated(found)) {
      const kept = alike.find(
        ({ page, foot }) => page === (foot ? pages.at(-1) : pages[0])?.number,
      );
      for (const { piece } of alike) if (piece !== kept?.piece) dropped.add(piece);
    }
  }
  return pages.map(({ pieces }) => {
    const kept = pieces.filter((piece) => !dropped.has(piece));
    // What stands alone on a page is its text.
    return kept.length > 0 ? kept : [...pieces];
  });
}

/** What is seen in the margins of a page, with its number as `#`. */
function inMargins({ number, height, pieces }: PageText): Furniture[] {
  const own = new RegExp(`(?<!\\d)${number}(?!\\d)`);
  return [false, true].flatMap((foot) => {
    const within = pieces.filter((piece) =>
      foot ? topOf(piece) > height * (1 - MARGIN) : bottomOf(piece) < height * MARGIN,
    );
    if (within.length > MOST_IN_MARGIN) return [];
    return within
      .filter(({ text, hidden }) => !hidden && /[\p{L}\d]/u.test(text) && !isSectionName(text))
      .map((piece) => ({ page: number, piece, words: piece.text.replace(own, '#'), foot }));
  });
}

/** Groups of what says the same in the same place of several pages. */
function repeated(found: readonly Furniture[]): Furniture[][] {
  const groups = new Map<string, Furniture[][]>();
  for (const one of found) {
    const places = groups.get(one.words) ?? [];
    const place = places.find(([first]) => first && isSamePlace(first, one));
    if (place) place.push(one);
    else places.push([one]);
    groups.set(one.words, places);
  }
  return [...groups.values()]
    .flat()
    .filter((alike) => new Set(alike.map((one) => one.page)).size > 1);
}

function isSamePlace({ piece }: Furniture, { piece: other }: Furniture): boolean {
  return (
    Math.abs(piece.y - other.y) < SAME_PLACE &&
    (Math.abs(piece.left - other.left) < SAME_PLACE ||
      Math.abs(piece.right - other.right) < SAME_PLACE)
  );
}

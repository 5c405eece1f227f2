import type { Piece } from './piece';

const BETWEEN = /[^\p{L}\p{N}]+/u;
const YEAR = /(?:^|\D)(?:19|20)\d\d(?!\d)/;

/** Words of dates in the languages that are read: months, seasons, and how a span of time begins and ends. */
const OF_DATES = new RegExp(
  `^(?:${[
    String.raw`\d{1,4}`,
    String.raw`jan\p{L}*|f[ée][bv]\p{L}*|m(?:ar|är|aa|rt|ai|ay|ei)\p{L}*|a[pvb]r\p{L}*|ju[nil]\p{L}*|a(?:ug|go|oû)\p{L}*`,
    String.raw`sep\p{L}*|o[ck]t\p{L}*|nov\p{L}*|d[eéi][czk]\p{L}*|en(?:e|ero)`,
    'spring|summer|autumn|fall|winter',
    'since|from|to|until|till|present|current(?:ly)?|now|today|ongoing',
    'seit|von|ab|bis|heute|aktuell',
    'depuis|de|à|aujourd|hui|présent',
    'desde|a|hasta|actual(?:idad)?|presente',
    'sinds|van|tot|heden|nu',
  ].join('|')})$`,
  'iu',
);

/** A span of time without its end: `Mar 2021 –`, `04/2020 to`, `Sep 2014 - May`. A year or a word for now would end it. */
const OPEN_SPAN =
  /(?:19|20)\d\d\s*(?:[-–—]|\b(?:to|bis|à|a|tot)\b)\s*(?:\p{L}{3,}\.?|\d{1,2}[./]?)?$/iu;
/** A date without the span that it begins, `September 2013` or `September`, and what may go on below it. */
const BEGUN = /^\p{L}{3,}\.?(?: (?:19|20)\d\d)?$|^(?:\d{1,2}[./])?(?:19|20)\d\d$/u;
const GOES_ON = /^(?:[-–—]|(?:to|bis|à|a|tot)\b)/iu;
const BEGINS_WITH_YEAR = /^(?:19|20)\d\d\b/;
const MONTH_ALONE = /^\p{L}{3,}\.?$/u;
const ENDED =
  /(?:present|current|currently|now|today|ongoing|heute|aktuell|hui|présent|actual|actualidad|presente|heden|nu)$/iu;
const LONGEST = 40;
/** A narrow column breaks a span of time into as many. */
const MOST_LINES = 4;
/** Nobody has held more jobs. */
const MOST_OPEN = 200;

/** From line to line, in sizes of the text. */
const NEXT_LINE = 2;
const SAME_EDGE = 3;

/** Whether a text is a date or part of one: `seit 03/2021 –`, `Present`. */
export function isDate(text: string): boolean {
  const words = text.split(BETWEEN).filter(Boolean);
  return words.every((word) => OF_DATES.test(word));
}

/** Whether a text names a year. */
export function hasYear(text: string): boolean {
  return YEAR.test(text);
}

/**
 * Pieces of a page in which every span of time stands on one line. In a narrow column it is broken, `Mar 2021 –` above
 * `Present`, and read across, its end would be torn from it by what stands beside the two.
 */
export function withWholeDates(pieces: readonly Piece[]): readonly Piece[] {
  const open = pieces.filter(({ text }) => isOpen(text) || isBegun(text)).slice(0, MOST_OPEN);
  if (open.length === 0) return pieces;
  const parts = pieces.filter(
    ({ text }) => text.length <= LONGEST && /[\p{L}\d–—-]/u.test(text) && isDate(text),
  );
  const joined = new Map<Piece, Piece | null>();
  for (const piece of open) {
    if (joined.has(piece)) continue;
    const whole = goOn(piece, parts, joined);
    if (whole !== piece) joined.set(piece, whole);
  }
  return pieces.flatMap((piece) => {
    const whole = joined.get(piece);
    if (whole === null) return [];
    return [whole ?? piece];
  });
}

/** A date with everything below it that goes on with it; what is taken is noted as joined to another. */
function goOn(piece: Piece, parts: readonly Piece[], joined: Map<Piece, Piece | null>): Piece {
  let whole = piece;
  let last = piece;
  for (let lines = 1; lines < MOST_LINES; lines++) {
    const next = parts.find(
      (part) => !joined.has(part) && isBelow(part, last) && continues(whole.text, part.text),
    );
    if (next === undefined) break;
    joined.set(next, null);
    whole = {
      ...whole,
      text: `${whole.text} ${next.text}`,
      left: Math.min(whole.left, next.left),
      right: Math.max(whole.right, next.right),
      hidden: whole.hidden && next.hidden,
    };
    last = next;
  }
  return whole;
}

function continues(date: string, next: string): boolean {
  if (isOpen(date)) return /[\p{L}\d]/u.test(next);
  if (!isBegun(date)) return false;
  return GOES_ON.test(next) || (MONTH_ALONE.test(date) && BEGINS_WITH_YEAR.test(next));
}

function isOpen(text: string): boolean {
  return text.length <= LONGEST && OPEN_SPAN.test(text) && !ENDED.test(text) && isDate(text);
}

function isBegun(text: string): boolean {
  return text.length <= LONGEST && BEGUN.test(text) && !ENDED.test(text) && isDate(text);
}

function isBelow(piece: Piece, above: Piece): boolean {
  const drop = piece.y - above.y;
  if (drop < 0.5 * above.size || drop > NEXT_LINE * above.size) return false;
  return (
    Math.abs(piece.left - above.left) < SAME_EDGE ||
    Math.abs(piece.right - above.right) < SAME_EDGE ||
    Math.abs(piece.left + piece.right - above.left - above.right) < 2 * SAME_EDGE
  );
}

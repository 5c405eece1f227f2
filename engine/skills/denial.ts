import { NO_BREAK, type ScannedText } from '../read/scan';

/** How many words before a name a denial may open: 'no hands-on production experience with Kafka'. */
const REACH = 9;
const NEGATIONS = new Set([
  'no',
  'not',
  'never',
  'without',
  'lack',
  'lacking',
  'dont',
  'havent',
  'zero',
  'neither',
  'nor',
]);
const HAVING = new Set([
  'experience',
  'exposure',
  'knowledge',
  'familiar',
  'worked',
  'used',
  'know',
  'have',
  'had',
  'skills',
  'background',
  'expertise',
  'training',
  'hands',
  'experienced',
  'proficient',
  'yet',
  'certified',
  'licensed',
  'qualified',
  'fluent',
]);
const WISHES = new Set([
  'learn',
  'learning',
  'study',
  'studying',
  'explore',
  'pursue',
  'obtain',
  'interested',
  'interest',
]);
const WANTING = new Set([
  'would',
  'like',
  'want',
  'wants',
  'hope',
  'hoping',
  'plan',
  'planning',
  'eager',
  'keen',
  'wish',
  'willing',
  'intend',
  'aspire',
  'looking',
  'interested',
  'interest',
  'currently',
  'desire',
]);
/** Words that end the reach of what was said before them. */
const TURNS = new Set(['but', 'however', 'although', 'while']);

/**
 * True where the words before position `first` deny the thing or only wish for it: 'no experience with Go', 'have not
 * used Kafka', 'would like to learn Rust'. 'No more than', 'not only' and the like deny nothing.
 */
export function isDenied(scanned: ScannedText, first: number): boolean {
  const { word, gap } = scanned.words;
  let sawHaving = false;
  let sawWish = false;
  for (let at = first - 1; at >= 0 && first - at <= REACH; at--) {
    if (gap[at + 1] !== NO_BREAK && !isSameList(scanned, at, sawHaving || sawWish)) return false;
    const form = word[at]?.form ?? '';
    if (TURNS.has(form) || (form === 'and' && (sawHaving || sawWish))) return false;
    if (NEGATIONS.has(form)) {
      const next = word[at + 1]?.form;
      if (next === 'only' || next === 'just') return false;
      return sawHaving || at === first - 1;
    }
    if (WANTING.has(form) && sawWish) return true;
    if (HAVING.has(form)) sawHaving = true;
    if (WISHES.has(form)) sawWish = true;
  }
  return false;
}

/** A comma keeps the denial alive only inside the list that it opened: 'no experience with Go, Rust'. */
function isSameList(scanned: ScannedText, at: number, opened: boolean): boolean {
  const between = scanned.folded.text.slice(
    scanned.words.end[at] ?? 0,
    scanned.words.start[at + 1] ?? 0,
  );
  return !opened && /^\s*,\s*$/.test(between);
}

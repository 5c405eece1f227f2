import { ENDS, EXCEPTS, HAS, JOINS, NEGATES, WANTS, WISHES_FOR } from '../read/denial-words';
import type { ScannedText } from '../read/scan';
import type { Word } from '../read/word';
import { NO_BREAK, NO_WORD } from '../read/words';

/** How many words before a name a denial may open: 'no hands-on production experience with Kafka'. */
const REACH = 9;

/**
 * True if the words before position `first` deny the thing or only wish for it: 'no experience with Go', 'have not
 * used Kafka', 'would like to learn Rust'; also if the entry of a list says so after it: 'Kafka: none'. 'No more
 * than', 'not only' and the like deny nothing.
 *
 * @param first and last: the words that name the thing.
 */
export function isDenied(scanned: ScannedText, first: number, last = first): boolean {
  const { word, gap, denier } = scanned.words;
  if (isNone(scanned, last)) return true;
  // Far more words are asked than have a denial or a wish before them; only glossed texts say it behind.
  if (first - (denier[first] ?? NO_WORD) > REACH && scanned.folded.glossed === undefined)
    return false;
  const after = scanned.folded.glossed === undefined ? NOTHING_AFTER : saidAfter(scanned, first);
  if (after.negation && after.having) return true;
  let sawHaving = after.having;
  let sawWish = after.wish;
  for (let at = first - 1; at >= 0 && first - at <= REACH; at--) {
    if (gap[at + 1] !== NO_BREAK && !isSameList(scanned, at, sawHaving || sawWish)) return false;
    const denial = word[at]?.denial ?? 0;
    if (denial === 0) continue;
    if ((denial & ENDS) !== 0 || ((denial & JOINS) !== 0 && (sawHaving || sawWish))) return false;
    if (after.negation && (denial & HAS) !== 0) return true;
    if ((denial & NEGATES) !== 0) {
      if (((word[at + 1]?.denial ?? 0) & EXCEPTS) !== 0) return false;
      return sawHaving || at === first - 1 || (at === first - 2 && isArticle(word[at + 1]));
    }
    if ((denial & WANTS) !== 0 && (sawWish || isYetToStart(scanned, at, first))) return true;
    // 'Interested in Kafka', but not 'interested in a place where Kafka is used'.
    if ((denial & WANTS) !== 0 && (denial & WISHES_FOR) !== 0 && at === first - 2) return true;
    if ((denial & HAS) !== 0) sawHaving = true;
    if ((denial & WISHES_FOR) !== 0) sawWish = true;
  }
  return false;
}

function isArticle(word: Word | undefined): boolean {
  return word?.form === 'a' || word?.form === 'an';
}

/** From the word that wishes up to the thing: what would only now begin. 'My' and 'again' speak of what is there. */
const YET_TO_START = new RegExp(
  [
    '^(?:looking forward to|hop(?:e|ing) to|(?:would )?(?:like|love) to|wants? to|(?:eager|keen|willing|intend|aspire|wish) to|plan(?:ning)? (?:to|on))',
    '(?:start(?:ing)? (?:to )?)?(?:work(?:ing)?|us(?:e|ing)|try(?:ing)?|gain(?:ing)?|get(?:ting)?|acquir(?:e|ing))',
    String.raw`(?:(?:some|hands.on|practical|first|experience|exposure|skills?|knowledge|into|with|in|on|to|of|the|a|an) )*(?:[^\s,]+(?:,| and| or) ){0,3}$`,
  ].join(' '),
);
const AGAIN = /^\s*(?:again|further|once more)\b/;

/** 'Looking forward to working with Kafka', but not 'looking forward to working with Kafka again'. */
function isYetToStart({ folded, words }: ScannedText, from: number, first: number): boolean {
  const thing = words.start[first] ?? 0;
  return (
    YET_TO_START.test(folded.text.slice(words.start[from], thing)) &&
    !AGAIN.test(folded.text.slice(words.end[first], (words.end[first] ?? 0) + 20))
  );
}

const NONE =
  /^\s*[:=(|\t\u2013\u2014-]+\s*(?:none|nil|no experience|no knowledge|not yet|never used|no|0 (?:years?|yrs?|months?))\s*(?:[),;|\t]|$)/;
const SPACE = 32;
const LETTER_A = 97;
const LETTER_Z = 122;
/** Their first words, because far more words are checked than have such an entry. */
const OPENS_AN_ENTRY = new Set([...':=(|\t\u2013\u2014-'].map((sign) => sign.charCodeAt(0)));
/** More than the longest of these takes. */
const NONE_REACH = 24;

/** 'Kafka: none', 'Kafka (no experience)': the entry of a list that says that there is nothing. */
function isNone({ folded, words, lines }: ScannedText, last: number): boolean {
  const from = words.end[last] ?? 0;
  const spaced = folded.text.charCodeAt(from) === SPACE ? 1 : 0;
  const sign = folded.text.charCodeAt(from + spaced);
  if (isLetter(sign) || !OPENS_AN_ENTRY.has(sign)) return false;
  const end = Math.min(lines.end[words.line[last] ?? 0] ?? from, from + NONE_REACH);
  return NONE.test(folded.text.slice(from, end));
}

/** A letter of folded ASCII: what nearly always follows. */
function isLetter(code: number): boolean {
  return code >= LETTER_A && code <= LETTER_Z;
}

type SaidAfter = {
  readonly negation: boolean;
  readonly having: boolean;
  readonly wish: boolean;
};

const NOTHING_AFTER: SaidAfter = { negation: false, having: false, wish: false };

/** German and Dutch put the verb, and often the denial, last: 'habe ich noch nicht mit Kafka gearbeitet'. */
function saidAfter({ words }: ScannedText, first: number): SaidAfter {
  let seen = 0;
  let negation = false;
  for (let at = first + 1; at <= first + REACH && words.gap[at] === NO_BREAK; at++) {
    const { form = '', denial = 0 } = words.word[at] ?? {};
    if ((denial & (ENDS | JOINS)) !== 0 || form === 'or') break;
    seen |= denial;
    const isLimited = words.gap[at + 1] === NO_BREAK && words.word[at + 1]?.form === 'only';
    negation ||= (denial & NEGATES) !== 0 && !isLimited;
  }
  return { negation, having: (seen & HAS) !== 0, wish: (seen & WISHES_FOR) !== 0 };
}

/** A comma keeps the denial alive only inside the list that it opened: 'no experience with Go, Rust'. */
function isSameList(scanned: ScannedText, at: number, opened: boolean): boolean {
  const between = scanned.folded.text.slice(
    scanned.words.end[at] ?? 0,
    scanned.words.start[at + 1] ?? 0,
  );
  return !opened && /^\s*,\s*$/.test(between);
}

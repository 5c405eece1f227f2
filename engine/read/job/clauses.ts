import type { Importance } from '@candor/domain/model/match';
import { anyOf, phrasesOf } from '../any-of';
import { matchesIn } from '../matches-in';
import { isWaived, waivedItem } from './waived';

/** A part of a folded sentence, as offsets in it, with what the part itself says about its importance. */
export type Clause = {
  readonly start: number;
  readonly end: number;
  readonly importance: Importance | null;
  /** True for what a job says is not needed: 'no experience with Kafka necessary'. */
  readonly waived: boolean;
};

/** What opens a wish. */
const NICE_BEFORE = phrasesOf(`
  ideally, preferably, nice to haves?, nice if, good to have, bonus points, bonus if, optionally`);
/** What says of something that it would be nice. */
const WISHED = phrasesOf(String.raw`
  preferred, pref'd, a (?:big |huge |strong |definite |real )?plus, pluses, a bonus, desired, desirable, helpful,
  (?:an? )?(?:added|additional) advantage, an? (?:big |strong |distinct |clear )?advantage, advantageous, looked upon favou?rably,
  highly regarded, well regarded, optional, an asset, (?:very )?much appreciated, preferable, handy(?=\W*$), beneficial, welcome,
  nice(?=\W*$)`);
const WOULD_BE = phrasesOf(`
  great, nice, good, ideal, lovely, fantastic, brilliant, useful, handy, awesome, amazing, cool, perfect, preferable, appreciated,
  preferred`);
/** What says of something that it may be missing: 'not strictly required', 'aren't a must'. */
const NOT_DUE = `(?:(?:not|non|no is)|(?:are|is|were)n't) (?:(?:really|strictly|absolutely) )?(?:required|req'd|essential|necessary|a must)`;
const NICE_AFTER = `${WISHED}|${NOT_DUE}|(?:would|'d) be ${WOULD_BE}`;
/** What opens a demand. */
const MUST_BEFORE = anyOf([
  /must(?: |-)haves?|must|minimum(?! of \d+ ?(?:%|percent))|at least|requires|need to have/,
  /you(?: will|'ll| would)? need|we (?:need|require|expect)|(?:we are|we're|were) looking for|you (?:should )?(?:have|bring)/,
  // 'You will have a degree' asks for one, 'you will have the opportunity' for nothing.
  /you(?: will|'ll) (?:have|hold|possess)(?! (?:the |an? )?(?:opportunity|chance|access))(?= [^.;]{0,50}\b(?:degree|qualification|experience|knowledge|background|track record|licen[cs]e|registration)\b)/,
]).source;
const MUST_AFTER = phrasesOf(`
  required, req'd, mandatory, essential, a must, needed, necessary, a requirement`);
const NICE = new RegExp(
  String.raw`\b(?:${NICE_BEFORE}|${NICE_AFTER}|bonus)\b|\((?:plus|nice)\b|\ba \+(?=\W*$)|(?<=[a-z)] )plus(?=\W*$)`,
);
/** What has to be done after one began: 'must complete the academy course within one year'. */
const TO_COME =
  /\bmust (?:successfully )?(?:obtain|complete|attain|pass|earn|acquire|finish)\b.{3,90}\b(?:within|w\/in) (?:the first )?(?:\d+|one|two|three|six|nine|twelve|eighteen) /;
/** 'When required' and 'as needed' speak of the moment, 'within required timelines' of something else. */
const NO_DEMAND = '(?<!\\b(?:as|if|when|whenever|where|wherever|within|all|any|other|and) )';
const MUST = new RegExp(String.raw`\b(?:${MUST_BEFORE}|${NO_DEMAND}(?:${MUST_AFTER}))\b`);
/** A word in brackets that applies only to the item before it: 'Kubernetes (nice to have), Docker (must)'. */
const TAGGED = new RegExp(
  String.raw`[^,;()]*\((?:${NICE_BEFORE}|${NICE_AFTER}|nice|plus|bonus|${MUST_BEFORE}|${MUST_AFTER})!?(?:\)[,;]?\s*|$)`,
  'g',
);
/** Such a tag at the end of its sentence. */
const MARK_AT_END = new RegExp(
  String.raw`\((?:${NICE_BEFORE}|${NICE_AFTER}|nice|plus|bonus|${MUST_BEFORE}|${MUST_AFTER})!?\)?$`,
);
const CRITERION_MARK = /essential|desirable/;
const ENDS_IN_CHOICE = /, [^,;()]{2,40} or [^,;()]{2,40}$/;
type OpenClause = { -readonly [Part in keyof Clause]: Clause[Part] };

/** Where a new clause may begin: before a word that introduces a wish or a demand, or after one that closes it. */
const EDGE = anyOf([
  new RegExp(
    String.raw`(?<=[\s,(])(?<!\b(?:is|are|be|as|would|also) )(?=(?:and |but |or )?(?:${NICE_BEFORE})\b(?!\)?\W*$))`,
    'g',
  ),
  /(?<=\S[,;]?\s)(?=(?:and|but) you must\b)/,
  new RegExp(String.raw`(?<=\s)(?=\([a-z][^()]{2,60}\s(?:${NICE_AFTER})(?:\)|$))`),
  new RegExp(
    String.raw`(?<=\b(?:${NICE_AFTER}|${MUST_AFTER})\)?[,;]?\s(?:(?:and|but|with|while)\s)?)(?=[a-z])`,
  ),
  /(?<=[,;]\s(?:and |but |or )?)(?=(?:preferred|desired)\s)/,
]);

/** A word of any such edge: what looks behind at every letter is tried only where one stands. */
const OF_EDGE = new RegExp(`${NICE_BEFORE}|${NICE_AFTER}|${MUST_AFTER}|you must|preferred|desired`);

/**
 * The last items of a list, each with a wish of its own: 'fluent English, German is a plus', 'Word, notary a plus'.
 */
const WISHED_ITEM =
  /(?<=[^,;()]\)?[,;] )(?!(?:and|or|but) )(?=(?:(?! (?:and|or) )[^,;()]){2,40} (?:is |would be )?(?:a|an) (?:big |huge |strong |definite |real |clear |distinct )?(?:plus|bonus|asset|advantage)\b)/g;
/** The same behind demands that say what they are: 'bachelor's degree, CPA preferred', '3 years in retail, Spanish desirable'. */
const PREFERRED_ITEM =
  /(?<=[^,;()]\)?[,;] )(?!(?:and|or|but) )(?=(?:(?! (?:and|or) )[^,;()]){2,40} (?:is |are |strongly |highly |would be )?(?:preferred|preferable|desirable|desired|advantageous|beneficial)(?:\W*$|[,;]))/g;
const SAYS_DEMAND =
  /\b(?:degree|diploma|bachelor'?s?|master'?s?|b\.?sc?|years?|yrs?|licen[cs]ed?|certifi(?:ed|cate|cation)|registered|registration|required|minimum|strong|advanced|excellent|proficient|fluent|native)\b/;
/** What the items of such a list may share: 'experience with Docker, Kubernetes is a plus'. */
const SHARED_SUBJECT =
  /^(?:any |some |prior |previous )?(?:experience|knowledge|familiarity|exposure|understanding|background|skills?|proficiency)\b/;

/**
 * Cuts a folded sentence where it turns from demands to wishes: 'You will need X, Y and ideally Z' and 'Java required, Kafka
 * preferred' have two parts each. A part that says nothing inherits from the part before it; an unmarked first part is a
 * demand. A sentence of one kind stays whole. An item with a tag in brackets is a separate part.
 */
export function clausesOf(folded: string): Clause[] {
  const tags = isMarkedWhole(folded) ? [] : tagEdges(folded);
  const wished = tags.length > 0 ? [] : wishedItems(folded);
  const edges = tags.length > 0 ? tags : turnsOf(folded, wished);
  const marks = [
    0,
    ...[...new Set(edges)].filter((edge) => edge > 0 && edge < folded.length).sort((a, b) => a - b),
    folded.length,
  ];
  const clauses: OpenClause[] = [];
  for (let at = 0; at + 1 < marks.length; at++) {
    const start = marks[at] ?? 0;
    const end = marks[at + 1] ?? folded.length;
    const waived = isWaived(folded, start, end);
    const before = clauses.at(-1);
    // The wish of an item ends with it: 'three years, German a plus, a diploma'.
    const isBehindWish = clauses.length > 1 && wished.includes(before?.start ?? -1);
    const said = importanceOfWords(folded.slice(start, end));
    const own = isBehindWish ? (said ?? clauses.at(-2)?.importance ?? 'must') : said;
    const goesOn = tags.length === 0 && before !== undefined && before.waived === waived;
    if (goesOn && (own === null || own === before.importance)) before.end = end;
    else clauses.push({ start, end, importance: own, waived });
  }
  const [first] = clauses;
  if (first !== undefined && first.importance === null && clauses.length > 1)
    first.importance = 'must';
  return clauses;
}

function placesOf(pattern: RegExp, folded: string): number[] {
  return matchesIn(folded, pattern).map((found) => found.index);
}

/** Where a sentence without tags turns; a waiver at its end stays whole. */
function turnsOf(folded: string, wished: readonly number[]): number[] {
  const edges = OF_EDGE.test(folded) ? placesOf(EDGE, folded) : [];
  const turns = [...edges, ...wished];
  const waived = waivedItem(folded);
  return waived === -1 ? turns : [...turns.filter((turn) => turn < waived), waived];
}

function wishedItems(folded: string): number[] {
  if (SHARED_SUBJECT.test(folded)) return [];
  const preferred = placesOf(PREFERRED_ITEM, folded).filter((at) =>
    SAYS_DEMAND.test(folded.slice(0, at)),
  );
  return [...placesOf(WISHED_ITEM, folded), ...preferred];
}

/**
 * A criterion marked at its end, and a choice whose last option is: 'Uniform, Idox or Arcus (desirable)'. Two marks are about one
 * item each.
 */
function isMarkedWhole(folded: string): boolean {
  const mark = MARK_AT_END.exec(folded);
  if (mark === null) return false;
  const before = folded.slice(0, mark.index);
  if (before.search(TAGGED) !== -1) return false;
  return CRITERION_MARK.test(mark[0]) || ENDS_IN_CHOICE.test(before);
}

/** Where the items with a tag in brackets begin and end. */
function tagEdges(folded: string): number[] {
  if (!folded.includes('(')) return [];
  return matchesIn(folded, TAGGED).flatMap((found) => [found.index, found.index + found[0].length]);
}

/** What a folded phrase says about its own importance; a wish outweighs a demand. Null if it says nothing. */
export function importanceOfWords(folded: string): Importance | null {
  if (NICE.test(folded) || TO_COME.test(folded)) return 'nice';
  return MUST.test(folded) ? 'must' : null;
}

import { matchesIn } from '../matches-in';

const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  eighteen: 18,
};
const NUMBER = String.raw`\d{1,2}(?:[.,]5)?|${Object.keys(NUMBERS).join('|')}`;
/** Things with years that are not experience: somebody's age, a contract, a course of study. */
const NO_WORK =
  'old|(?:or|and) older|of age|ago|degrees?|diploma|college|university|contract|term|warranty|program|apprenticeships?|training|children|of (?:employment|hire|hiring|joining|starting)';
/** Words before a calendar span: 'voted best employer for the past six years'. */
const CALENDAR =
  /\b(?:past|last|previous|preceding|within|next|every|first|(?:for|since) (?:over|more than|nearly|almost))(?: the)? $/;
/** If somebody should have worked in that span, the years count all the same. */
const WORKED = /^[^.;,]{0,40}\bexperience\b/;
const YEARS = new RegExp(
  String.raw`\b(${NUMBER}|an?(?= to ))\s*(?:\(\d{1,2}\)\s*)?(?:\+|[\s-]?plus|or more)?\s*(?:(?:-|to|or)\s*(?:${NUMBER})\s*\+?\s*)?(?:years?|yrs?|yoe)\b(?!\+?\s+(?:${NO_WORK})\b)`,
  'g',
);
/** 'Between two and three years' is written like 'two to three years' in as many signs. */
const BETWEEN = new RegExp(String.raw`(?<=\bbetween (?:${NUMBER}) )and(?= (?:${NUMBER}) )`, 'g');
/** One year without its number: 'a year of experience', 'at least a year as a cook', 'experience: a year minimum'. */
const A_YEAR =
  /(?<!\b(?:times|once|twice|days?|weeks?|hours?|half|\d) )\b(?:(?:a|one) years?\b(?:'s?)?|minimum year)(?= (?:of )?(?:[a-z]+ ){0,2}(?:experience|exp)\b| (?:minimum|min)\b)|(?<=\b(?:minimum|min\.?|at least|experience(?: minimum| min\.?)?)(?: :|:)?(?: of| at least)? )a years?\b(?! (?:ago|old))/;
const MONTHS = new RegExp(
  String.raw`\b(${NUMBER})\s*\+?\s*(?:-\s*\d{1,2}\s*)?(?:months?|mos?)\b\+?['.]?\s+(?:(?:of\s+)?(?:[\w,-]+\s+){0,5}(?:experience|exp)\b|(?:on|in|as)\s+an?\b)`,
);
/** The same behind what they are of: 'warehouse experience, min 6 months'. */
const MONTHS_BEHIND = new RegExp(
  String.raw`\b(?:experience|exp)\b[^.;\d]{0,24}?(?<!\b(?:last|past|previous|next) )\b(${NUMBER})\s*\+?\s*(?:months?|mos?)\b`,
);
/** How old those are whom the work is with: 'children aged 1 to 6 years'. */
const AGED =
  /\b(?:(?:ages?|aged|aging)\b[^.;,]{0,16}|(?:children|kids|pupils|students|teenagers|adolescents|youths?|young (?:people|adults|persons)|people)\b (?:aged |age |(?:who are )?between |of |from ){1,2})$/;
/** The most that somebody may have; it asks for none. */
const AT_MOST = /\b(?:up to|less than|fewer than|no more than|under|max(?:imum)?(?: of)?\.?) ?$/;
/** A part of the years named before: '5+ years of Java, 2+ of which with Kotlin', 'of which 3+ running Kafka'. */
const OF_WHICH =
  /\b(\d{1,2})\+? of (?:which|these|those)\b|\bof (?:which|these|those),? (\d{1,2})\+?(?! ?(?:years?|yrs?))|(?<=, )(\d{1,2})\+ (?:in|with|of|on|using)\b/g;
const MOST_YEARS = 30;
/** Years required with a lower degree are one of several ways to qualify: 'PhD (or BS + 5 years)'. */
const BESIDE_DEGREE =
  /\(or (?:a )?(?:b\.?s\.?c?|b\.?a|m\.?s\.?c?|m\.?a|bachelor'?s?|master'?s?)\.?(?: degree)?\s*(?:\+|plus|with|and)\s*$/;
/** 'Bachelor's degree, or 4 additional years of experience': they are the other way. */
const INSTEAD_OF_DEGREE =
  /\b(?:degree|diploma|bachelor'?s?|master'?s?|b\.?[as]\.?|m\.?s\.?)(?:\b|(?<=\.))[^;]{0,60}\bor (?:an? )?(?:additional |equivalent |(?:assoc(?:iate)?(?:'?s)?\.?|diploma|hnd)(?: degree)? ?(?:\+|plus|with|and) )?$/;
/** The same said behind them: 'or 10 years of field experience in lieu of a degree'. */
const IN_LIEU =
  /^[^.;,]{0,60}\b(?:in lieu|instead) of (?:an? |the )?(?:[a-z'-]+ )?(?:degree|diploma|education)\b/;
/** 'PhD with 0-2 years, MS w/ 3+ years': each degree has its years, so none of them is a demand by itself. */
const OF_DEGREE =
  /\b(?:ph\.?d|doctorate|degree|master'?s?|bachelor'?s?|[bm]\.?s\.?c?|[bm]\.?a|diploma)\.?(?: degree)?(?: in [a-z][a-z &/-]{1,30}?)? ?(?:with|w\/|and|\+|plus) ?(?:at least |min\.? |a minimum of )?$/;
const DEGREE_WAYS = 2;
/** 'PhD or MSc with 3 years', 'master's in law or BA with 3 years': the higher degree alone is enough. */
const DEGREE_NAME = String.raw`(?:ph\.?d|doctorate|master'?s?|bachelor'?s?|degree|[bm]\.?sc|[bm]\.?s|[bm]\.?a)\b\.?`;
const WITH_ITS = String.raw`(?: degree)?(?: in [a-z][a-z &/-]{1,30}?)? ?(?:with|w\/|and|\+|plus) ?(?:at least |min\.? |a minimum of )?$`;
const OTHER_DEGREE = new RegExp(
  String.raw`\b(?:ph\.?d\b|doctorate\b|${DEGREE_NAME} in [a-z])[^.]{0,60}\bor (?:an? )?${DEGREE_NAME}${WITH_ITS}`,
);
/** The same where a comma or the rank tells the two apart: 'MS, or BS with 3 years', 'degree or associate's with 6 years'. */
const LOWER_DEGREE = new RegExp(
  String.raw`\b${DEGREE_NAME}(?: degree)?(?:[,;] or (?:an? )?${DEGREE_NAME}| or (?:an? )?(?:associate'?s?|a\.?a\.?s?|(?:hs|high school) diploma|ged|hnd|hnc)\b)${WITH_ITS}`,
);
/** What separates a skill from its own years: 'C++ (5 years)', 'Python: at least 2 years'. */
const OWN_YEARS = /^\s*[(:–-]?\s*(?:min(?:imum)?\.?|at least)?\s*$/;

/** 'Two years of dispatch experience, McLeod': the comma ends what the years refer to. */
const CLOSED =
  /\bexperience\s*(?:[,;]|and\b(?! (?:expertise|knowledge|skills?|proficiency) (?:in|of|with)\b))/;
/** What joins the names of one list, and what says of one how it was used. */
const JOINS =
  /\b(?:and|or|with|in|on|of|for|as|an?|the|using|including|like|such|e\.?g|both|ideally|preferably|plus|similar|other|related|relevant|strong|hands-on|professional|commercial|practical|working|experience|exp|years?|yrs?|\d+)\b/g;
/** 'Three years as an accountant in logistics': the years are those of the accountant, wherever they were worked. */
const OF_TITLE_THERE =
  /(?<!\bwell )\bas (?!well\b)(?:an? )?[^,;.]{3,40} (?:in|at|for|within) (?:an? |the )?(?:[a-z-]+ )?$/;
/** 'Hands-on, production experience with'. */
const EXPERIENCE_OF = /[,;][^,;]*\bexperience\b[^,;]*$/;
/** More than what joins names: a demand of its own. */
const SAYS_MORE = /[a-z]{2}/;

/** Whether a title stands between the last years before a place and a preposition that ends there: then they are years of that title. */
export function areOfTitle(sentence: string, asked: readonly AskedYears[], start: number): boolean {
  const years = asked.filter((one) => one.start < start).at(-1);
  return years !== undefined && OF_TITLE_THERE.test(sentence.slice(years.start, start));
}

/** 'Figma, 3+ yrs designing': what somebody did that long stands behind the years, and nothing before the comma has them. */
const OF_ACTIVITY =
  /^\S+?(?: ?\+)?(?: ?(?:-|to) ?\d+\+?)? ?(?:years?|yrs?)'? (?:of |in )?(?!working|using|including|being|having)[a-z]{3,}ing\b/;

/** Years that a sentence asks for, with their position in it. */
export type AskedYears = { readonly value: number; readonly start: number };

/** All years of work that a folded sentence asks for, in order. */
export function askedYears(written: string): AskedYears[] {
  const sentence = written.includes('between ') ? written.replace(BETWEEN, 'to ') : written;
  const named = matchesIn(sentence, YEARS);
  const ways = named.filter((found) => OF_DEGREE.test(sentence.slice(0, found.index)));
  const years = named.flatMap((found): AskedYears[] => {
    const value = numberOf(found[1]);
    const before = sentence.slice(0, found.index);
    if (
      ways.includes(found) &&
      (ways.length >= DEGREE_WAYS || OTHER_DEGREE.test(before) || LOWER_DEGREE.test(before))
    )
      return [];
    if (BESIDE_DEGREE.test(before) || INSTEAD_OF_DEGREE.test(before)) return [];
    if (IN_LIEU.test(sentence.slice(found.index))) return [];
    if (AGED.test(before) || AT_MOST.test(before)) return [];
    if (CALENDAR.test(before) && !WORKED.test(sentence.slice(found.index + found[0].length)))
      return [];
    return value > 0 && value <= MOST_YEARS ? [{ value, start: found.index }] : [];
  });
  if (years.length > 0) {
    const parts = matchesIn(sentence, OF_WHICH).map(
      (found): AskedYears => ({
        value: numberOf(found[1] ?? found[2] ?? found[3]),
        start: found.index,
      }),
    );
    return [...years, ...parts].sort((a, b) => a.start - b.start);
  }
  const aYear = sentence.includes(' year') ? A_YEAR.exec(sentence) : null;
  if (aYear !== null && !CALENDAR.test(sentence.slice(0, aYear.index)))
    return [{ value: 1, start: aYear.index }];
  const months = MONTHS.exec(sentence) ?? MONTHS_BEHIND.exec(sentence);
  if (months === null || CALENDAR.test(sentence.slice(0, months.index))) return [];
  return [{ value: Math.round((numberOf(months[1]) / 12) * 10) / 10, start: months.index }];
}

/**
 * The years that belong to the span from `start` to `end` in the sentence: those directly after it, otherwise the
 * last ones before it, otherwise the first. Null if the sentence asks for none.
 */
export function yearsOf(
  sentence: string,
  asked: readonly AskedYears[],
  { start, end }: { readonly start: number; readonly end: number },
  named: readonly { readonly start: number; readonly end: number }[] = [],
): number | null {
  const behind = asked.find((years) => years.start >= end);
  if (behind !== undefined && OWN_YEARS.test(sentence.slice(end, behind.start)))
    return behind.value;
  const before = asked.filter((years) => years.start < start).at(-1);
  if (before !== undefined && CLOSED.test(sentence.slice(before.start, start))) return null;
  if (before !== undefined && named.length > 0 && isParted(sentence, before, start, named))
    return null;
  const [first] = asked;
  if (before === undefined && first !== undefined && isOfActivity(sentence, end, first))
    return null;
  return (before ?? first)?.value ?? null;
}

function isOfActivity(sentence: string, end: number, { start }: AskedYears): boolean {
  return (
    /[,;]\s*(?:and )?(?:at least )?$/.test(sentence.slice(end, start)) &&
    OF_ACTIVITY.test(sentence.slice(start))
  );
}

/** Whether another demand begins between years and what stands at `start`: 'two years as a cook, food hygiene, stock control'. */
function isParted(
  sentence: string,
  years: AskedYears,
  start: number,
  named: readonly { readonly start: number; readonly end: number }[],
): boolean {
  const between = named.filter((name) => name.start > years.start && name.end <= start);
  let from = years.start;
  for (const to of [...between.map((name) => name.start), start]) {
    const gap = sentence.slice(from, Math.max(from, to));
    if (!EXPERIENCE_OF.test(gap) && isOfSeveral(gap)) return true;
    from = Math.max(from, between.find((name) => name.start === to)?.end ?? from);
  }
  return false;
}

/** Whether commas stand in a text with more than joints between them. */
function isOfSeveral(gap: string): boolean {
  const parts = gap.replace(JOINS, '').split(/[,;]/);
  return parts.length > 1 && parts.some((part) => SAYS_MORE.test(part));
}

/** Of an article, 'a to two years', one. */
function numberOf(text = ''): number {
  if (text === 'a' || text === 'an') return 1;
  return NUMBERS[text] ?? Number(text.replace(',', '.'));
}

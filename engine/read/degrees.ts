import { originalOffset } from './fold';
import { NO_BREAK, type ScannedText } from './scan';

/** Levels of education, from the lowest. Gaps leave no room: the order alone counts. */
export const DEGREE_LEVELS = ['school', 'associate', 'bachelor', 'master', 'doctorate'] as const;
export type DegreeLevel = (typeof DEGREE_LEVELS)[number];

/** A degree named in a text; words `first` to `last`. `level` is an index into DEGREE_LEVELS. */
export type DegreeMention = {
  readonly level: number;
  readonly first: number;
  readonly last: number;
};

const SINGLE: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ged: 0,
    ssc: 0,
    hsc: 0,
    matriculation: 0,
    associate: 1,
    associates: 1,
    bachelor: 2,
    bachelors: 2,
    baccalaureate: 2,
    bsc: 2,
    btech: 2,
    bba: 2,
    bcom: 2,
    bca: 2,
    bsn: 2,
    undergraduate: 2,
    bfa: 2,
    bs: 2,
    ba: 2,
    beng: 2,
    llb: 2,
    be: 2,
    undergrad: 2,
    graduation: 2,
    master: 3,
    masters: 3,
    msc: 3,
    mtech: 3,
    mba: 3,
    mca: 3,
    msn: 3,
    mfa: 3,
    ms: 3,
    ma: 3,
    meng: 3,
    mcom: 3,
    mph: 3,
    msw: 3,
    llm: 3,
    postgraduate: 3,
    pgdm: 3,
    pgdca: 3,
    phd: 4,
    doctorate: 4,
    doctoral: 4,
    jd: 4,
    md: 4,
    edd: 4,
    pharmd: 4,
    dphil: 4,
    dnp: 4,
  }),
);

/**
 * Short forms that are also words, states or makers ('MS Office', 'Boston, MA'): they count only when written in
 * capitals with dots, or in capitals beside a word that says degree.
 */
const SHORT_FORMS = new Set(['bs', 'ba', 'be', 'ms', 'ma', 'md', 'jd']);
const BESIDE_SHORT_FORM = new Set([
  'in',
  'degree',
  'degrees',
  'of',
  'bs',
  'ms',
  'ba',
  'ma',
  'phd',
  'required',
  'preferred',
]);
/** Words that follow 'associate', 'master' or 'bachelor' when a degree is meant and not a job title or a verb. */
const AFTER_TITLE_WORD = new Set(['degree', 'degrees', 'of', 'in', 'level', 'or', 's', 'and']);
const TITLE_WORDS = new Set([
  'associate',
  'associates',
  'master',
  'masters',
  'graduation',
  'undergraduate',
  'postgraduate',
]);
const SCHOOL_PHRASES = ['high school', 'secondary school', 'senior secondary', 'higher secondary'];

/** Finds the degrees that a text names, of a candidate or of a job. */
export function findDegrees(scanned: ScannedText): DegreeMention[] {
  const { word, gap } = scanned.words;
  const mentions: DegreeMention[] = [];
  for (let at = 0; at < word.length; at++) {
    const form = word[at]?.form ?? '';
    const next = gap[at + 1] === NO_BREAK ? (word[at + 1]?.form ?? '') : '';
    if (SCHOOL_PHRASES.includes(`${form} ${next}`)) {
      mentions.push({ level: 0, first: at, last: at + 1 });
      continue;
    }
    const level = SINGLE.get(form);
    if (level === undefined || !isMeant(scanned, at, form, next)) continue;
    mentions.push({ level, first: at, last: at });
  }
  return mentions;
}

function isMeant(scanned: ScannedText, at: number, form: string, next: string): boolean {
  if (SHORT_FORMS.has(form)) return isWrittenAsDegree(scanned, at, next);
  if (!TITLE_WORDS.has(form)) return true;
  if (form === 'graduation' || form === 'undergraduate' || form === 'postgraduate') {
    return next === 'degree' || next === 'in' || next === 'diploma' || next === 'from';
  }
  const possessive =
    scanned.folded.text.slice(scanned.words.end[at] ?? 0, (scanned.words.end[at] ?? 0) + 2) ===
    "'s";
  return possessive || AFTER_TITLE_WORD.has(next);
}

function isWrittenAsDegree(scanned: ScannedText, at: number, next: string): boolean {
  const start = originalOffset(scanned.folded, scanned.words.start[at] ?? 0);
  const end = originalOffset(scanned.folded, scanned.words.end[at] ?? 0);
  const written = scanned.text.slice(start, end);
  if (written.includes('.')) return true;
  if (written !== written.toUpperCase()) return false;
  return (
    BESIDE_SHORT_FORM.has(next) || BESIDE_SHORT_FORM.has(scanned.words.word[at - 1]?.form ?? '')
  );
}

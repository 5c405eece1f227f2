import { OF_DEGREE } from './cues';
import { FIELD_WORDS } from './fields-of-study';
import { originalOffset } from './fold';
import type { ScannedText } from './scan';
import { LINE_BREAK, NO_BREAK } from './words';

/** A degree named in a text; words `first` to `last`. `level` is an index into DEGREE_LEVELS. */
export type DegreeMention = {
  readonly level: number;
  readonly first: number;
  readonly last: number;
};

/**
 * Abbreviations that are also words, states or companies ('MS Office', 'Boston, MA'): they count only in capitals
 * with dots, or in capitals next to a word that means degree.
 */
const SHORT_FORMS = new Set(['bs', 'ba', 'be', 'ms', 'ma', 'md', 'jd', 'aa', 'med', 'bed', 'edd']);
/** Those that a field of study may follow directly: 'BS Civil Engineering'. */
const BEFORE_FIELD = new Set(['bs', 'ba', 'be', 'ms', 'ma']);
/** Those that count as a whole item, wherever it is or at the start of a line: 'JD, 2016'. 'BA' may be an analyst. */
const WHOLE_ITEM = new Set(['jd']);
const WHOLE_LINE_START = new Set(['bs', 'md']);
/** Words before a diploma of a school, or of those who had a degree before. */
const NO_TRADE = new Set([
  'school',
  'hs',
  'ged',
  'secondary',
  'graduate',
  'postgraduate',
  'pg',
  'post',
]);
const HONOURS = new Set(['hons', 'honours', 'honors']);
const SCHOOLS = new Set(['university', 'college', 'institute', 'school', 'technology']);
/** Those that are also states, which follow the comma of their city: 'Boston, MA'. */
const STATES = new Set(['ms', 'ma']);
/** People at a school, not certificates: 'high school teacher'. */
const AT_SCHOOL = new Set(
  'teacher teachers teaching principal counselor counselors counsellor counsellors coach tutor student students pupils'.split(
    ' ',
  ),
);
const TEACHERS = new Set(['teacher', 'teachers', 'tutor']);
const WORDS_OF_SUBJECT = 2;
/** So far before a certificate its teacher may stand; a line of thousands of them is not read again for each. */
const TEACHER_REACH = 40;
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
  'bsc',
  'msc',
  'btech',
  'mtech',
  'mca',
  'required',
  'preferred',
]);
/** Words that follow 'associate', 'master' or 'bachelor' if a degree is meant and not a job title or a verb. */
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

/** Words before 'degree' that may contain its level: 'master of science in civil engineering degree'. */
const LEVEL_REACH = 7;
/** 'Degree in law', 'degree educated', 'educated to degree level'. */
const AFTER_DEGREE = new Set(['in', 'educated', 'qualified', 'level']);
/** The grade that a posting asks for, before the field: 'degree (2:1 or above) in ecology'. */
const GRADED = /^ \([^()\n]{1,30}\) in\b/;
const GRADE_REACH = 40;
/** Years of the courses that lead to one: '4-year degree'. */
const YEARS_OF_COURSE = new Set(['3', '4', 'three', 'four']);
const BEFORE_DEGREE = new Set([
  'university',
  'college',
  'honours',
  'honors',
  'hons',
  'accredited',
  'relevant',
  'cognate',
  'numerate',
  'quantitative',
]);

/** What leads to the years asked for with a degree: 'MS w/ 3 years'. */
const WITH = new Set(['with', 'w']);

/** Years added to the abbreviation of a degree: 'BS + 5 years'. */
const WITH_YEARS = /^\s*\+\s*\d{1,2}\+?\s*(?:years?|yrs?)$/;

/** Those who study for a degree, and what they write. One alone may be the candidate. */
const OF_OTHERS = new Set(['students', 'candidates', 'theses', 'dissertations', 'supervision']);
const JOINS = new Set(['and', 'or']);
const STUDENTS_REACH = 4;
/** What somebody teaches: 'on our BSc Marine Biology and MRes programmes'. */
const ON_COURSE = new Set(['on', 'across', 'of']);
const COURSE_REACH = 6;
const OF_LAW =
  /\b(?:law|laws|legal|ll\.?b|university|college|school|degree|master'?s?|dissertation|distinction|merit)\b/;
const LAWS_REACH = 80;

/** The highest level named; -1 if there is none. A text may name more than one call takes arguments. */
export function highestLevel(degrees: readonly DegreeMention[]): number {
  return degrees.reduce((highest, { level }) => Math.max(highest, level), -1);
}

/** Finds the degrees that a text names, of a candidate or of a job. */
export function findDegrees(scanned: ScannedText): DegreeMention[] {
  const { word, gap, cue } = scanned.words;
  const mentions: DegreeMention[] = [];
  for (let at = 0; at < cue.length; at++) {
    const here = ((cue[at] ?? 0) & OF_DEGREE) === 0 ? undefined : word[at];
    if (here === undefined) continue;
    const next = gap[at + 1] === NO_BREAK ? (word[at + 1]?.form ?? '') : '';
    if (here.schools?.includes(next) === true) {
      if (isPlaceOfWork(scanned, at + 2) || isTaught(scanned, at)) continue;
      mentions.push({ level: 0, first: at, last: at + 1 });
    } else if (here.degree !== -1 && isMeant(scanned, at, here.form, next)) {
      mentions.push({ level: here.degree, first: at, last: at });
    }
  }
  return mentions;
}

/**
 * 'High school teacher', 'high school algebra teacher', 'high school head football coach': up to two words in
 * between.
 */
function isPlaceOfWork({ words: { word, gap } }: ScannedText, from: number): boolean {
  for (let at = from; at <= from + WORDS_OF_SUBJECT && gap[at] === NO_BREAK; at++)
    if (AT_SCHOOL.has(word[at]?.form ?? '')) return true;
  return false;
}

/** 'Teacher of mathematics (high school)': it names the pupils, not the teacher's own certificate. */
function isTaught({ words: { word, line } }: ScannedText, at: number): boolean {
  for (let before = at - 1; before >= at - TEACHER_REACH && line[before] === line[at]; before--)
    if (TEACHERS.has(word[before]?.form ?? '')) return true;
  return false;
}

function isMeant(scanned: ScannedText, at: number, form: string, next: string): boolean {
  if (isOfStudents(scanned, at) || isOfCourse(scanned, at)) return false;
  if (form === 'llm') return isOfLaws(scanned, at);
  if (form === 'degree') return isOfNoLevel(scanned, at, next);
  if (form === 'doctor') return next === 'of' || scanned.words.word[at - 1]?.form === 'juris';
  if (SHORT_FORMS.has(form)) return isWrittenAsDegree(scanned, at, form, next);
  if (form === 'diploma') return isOfTrade(scanned, at, next);
  if (!TITLE_WORDS.has(form)) return true;
  if (form === 'graduation' || form === 'undergraduate' || form === 'postgraduate') {
    return next === 'degree' || next === 'in' || next === 'diploma' || next === 'from';
  }
  const possessive =
    scanned.folded.text.slice(scanned.words.end[at] ?? 0, (scanned.words.end[at] ?? 0) + 2) ===
    "'s";
  return possessive || AFTER_TITLE_WORD.has(next);
}

/** 'Supervising MSc and PhD students': the degrees are those of others. */
function isOfStudents({ words: { word, gap } }: ScannedText, at: number): boolean {
  for (let next = at + 1; next <= at + STUDENTS_REACH && gap[next] === NO_BREAK; next++) {
    const here = word[next];
    if (here === undefined) return false;
    if (OF_OTHERS.has(here.form)) return true;
    if (here.degree === -1 && !JOINS.has(here.form)) return false;
  }
  return false;
}

/** 'Teach on our BSc Marine Biology and MRes programmes': the degrees are those that a school gives. */
function isOfCourse({ words: { word, gap } }: ScannedText, at: number): boolean {
  for (let before = at - 1; before >= at - COURSE_REACH; before--) {
    if (word[before]?.form === 'our') return ON_COURSE.has(word[before - 1]?.form ?? '');
    if (gap[before + 1] !== NO_BREAK) return false;
  }
  return false;
}

/** 'LLM, University of Leeds' is a degree in law, 'LLM fine-tuning' a language model. */
function isOfLaws({ words, lines, folded }: ScannedText, at: number): boolean {
  const row = words.line[at] ?? 0;
  const start = words.start[at] ?? 0;
  const from = Math.max(lines.start[row] ?? 0, start - LAWS_REACH);
  const to = Math.min(lines.end[row] ?? start, start + LAWS_REACH);
  return OF_LAW.test(folded.text.slice(from, to));
}

/** 'Diploma in Civil Engg', 'Diploma Mechanical': neither one of a school nor one behind a degree. */
function isOfTrade({ words }: ScannedText, at: number, next: string): boolean {
  const before = words.line[at - 1] === words.line[at] ? words.word[at - 1] : undefined;
  if (before !== undefined && (before.degree !== -1 || NO_TRADE.has(before.form))) return false;
  return next === 'in' || FIELD_WORDS.has(next);
}

/**
 * 'University degree', 'honours degree', 'degree in law', 'engineering degree': one without a level. Others are
 * 'high' or 'of care'.
 */
function isOfNoLevel({ words, folded }: ScannedText, at: number, next: string): boolean {
  for (let before = at - 1; before >= Math.max(0, at - LEVEL_REACH); before--)
    if ((words.word[before]?.degree ?? -1) !== -1 || words.word[before]?.schools) return false;
  const before = words.word[at - 1]?.form ?? '';
  // A British foundation degree is two thirds of a bachelor's.
  if (before === 'foundation') return false;
  if (before === 'year') return YEARS_OF_COURSE.has(words.word[at - 2]?.form ?? '');
  if (GRADED.test(folded.text.slice(words.end[at] ?? 0, (words.end[at] ?? 0) + GRADE_REACH)))
    return true;
  return AFTER_DEGREE.has(next) || BEFORE_DEGREE.has(before) || FIELD_WORDS.has(before);
}

function isWrittenAsDegree(scanned: ScannedText, at: number, form: string, next: string): boolean {
  const start = originalOffset(scanned.folded, scanned.words.start[at] ?? 0);
  const end = originalOffset(scanned.folded, scanned.words.end[at] ?? 0);
  const written = scanned.text.slice(start, end);
  if (written.includes('.')) return true;
  // 'EDD' is a check of customers.
  if (form === 'edd') return written === 'EdD';
  if (written !== written.toUpperCase()) return false;
  // Where it may be 'Ms.', the scan has left it out.
  if (form === 'ms') return !isState(scanned, at, form);
  if (BEFORE_FIELD.has(form) && FIELD_WORDS.has(next)) return !isState(scanned, at, form);
  if (HONOURS.has(scanned.words.word[at + 1]?.form ?? '')) return true;
  if (isWholeItem(scanned, at, form)) return true;
  if (form === 'jd' && next === 'from') return true;
  if (BEFORE_FIELD.has(form) && WITH.has(next)) return true;
  if (WITH_YEARS.test(scanned.folded.text.slice(scanned.words.end[at] ?? 0, yearsEnd(scanned, at))))
    return true;
  return (
    BESIDE_SHORT_FORM.has(next) || BESIDE_SHORT_FORM.has(scanned.words.word[at - 1]?.form ?? '')
  );
}

/** 'JD' between commas or line ends. A label has a colon: 'JD:' announces a job description. */
function isWholeItem({ words, folded }: ScannedText, at: number, form: string): boolean {
  const { gap, end, line } = words;
  const opensLine = line[at - 1] !== line[at];
  if (!WHOLE_ITEM.has(form) && !(WHOLE_LINE_START.has(form) && opensLine)) return false;
  if (gap[at] === NO_BREAK || (gap[at + 1] ?? LINE_BREAK) === NO_BREAK) return false;
  return !folded.text.startsWith(':', end[at] ?? 0);
}

/** Where the two words after word `at` end. */
function yearsEnd({ words }: ScannedText, at: number): number {
  return words.end[at + 2] ?? words.end[at] ?? 0;
}

/** 'Boston, MA'; behind the comma of a school or of another degree it is one. */
function isState({ words, folded }: ScannedText, at: number, form: string): boolean {
  if (!STATES.has(form) || words.line[at - 1] !== words.line[at]) return false;
  const before = words.word[at - 1];
  if (before === undefined || before.degree !== -1 || SCHOOLS.has(before.form)) return false;
  return folded.text.slice(words.end[at - 1], words.start[at]).includes(',');
}

import { NONE, ROOT } from '../skills/name-trie';
import { taxonomyIndex } from '../taxonomy/index-taxonomy';
import { cueOf } from './cues';
import { centuryOf } from './date-forms';
import { degreeLevelOf, schoolsAfter } from './degree-names';
import { denialOf } from './denial-words';
import { cuesOf } from './language/cue-words';
import { lineCueOf } from './line-cues';
import { ordersOf } from './order-words';
import { type Headings, headingsOf } from './section-headings';
import { stemOf } from './stem';
import { hashOf } from './word-hash';
import { MONTHS, PERSON_WORDS, PRESENT_WORDS, SEASONS, STOP_WORDS, YEAR_UNITS } from './word-lists';
import { WordMemo } from './word-memo';

/** What is known about a word in any text. */
export type Word = {
  /** Folded form as written. */
  readonly form: string;
  readonly stem: string;
  /** 32-bit number of the stem. */
  readonly stemHash: number;
  /** Number of the word in the taxonomy; 0 if no name contains it. */
  readonly id: number;
  /** Whether a name or a title of the map begins with it, and whether one is this word alone. */
  readonly opensName: boolean;
  readonly isName: boolean;
  readonly stop: boolean;
  /** About identity: dropped before reading. */
  readonly person: boolean;
  /** One or two digits, which may be a day, a month or a short year, or all of them with dots. */
  readonly shortNumber: boolean;
  /** Full year from 1940 to 2069, or 0. */
  readonly year: number;
  /** 1 to 12, or 0. */
  readonly month: number;
  readonly present: boolean;
  /** 'Years' and its abbreviations. */
  readonly yearUnit: boolean;
  /** 32-bit number of the form, for comparing runs of words. */
  readonly hash: number;
  /** Level of education that the word names, as an index into DEGREE_LEVELS, or -1. */
  readonly degree: number;
  /** The words that form a school leaving certificate if they follow it; null for nearly all words. */
  readonly schools: readonly string[] | null;
  /** How the word affects a denial, as bits of `denial-words`. */
  readonly denial: number;
  /** The lists of `order-words` that contain it, as bits. */
  readonly orders: number;
  /** The section headings of a resume that begin with it; null for nearly all words. */
  readonly headings: Headings | null;
  /** What the word says about its line and a title next to it, as bits of `line-cues`. */
  readonly lineCue: number;
  /** Indexes of the languages that have it as a function word. */
  readonly cues: readonly number[];
  /** What the word may matter to, as bits of `cues`. */
  readonly cue: number;
};

/** What is known of all words that were read. */
export const WORDS = new WordMemo(describe);

/** The word at `[start, end)` of a folded text; `hash` is its `hashOf`. */
export function wordAt(source: string, start: number, end: number, hash: number): Word {
  return WORDS.word(WORDS.numberAt(source, start, end, hash));
}

function describe(form: string, hash: number): Word {
  const stem = stemOf(form);
  // Destructured, because after a spread in the literal the last fields of a word would be stored outside it.
  const { year, month } = dateParts(form);
  const { wordIds, names } = taxonomyIndex();
  const id = wordIds.get(form) ?? 0;
  const node = names.after(ROOT, id);
  const word = {
    form,
    stem,
    stemHash: hashOf(stem, 0, stem.length),
    id,
    opensName: node !== NONE,
    isName: names.nameAt(node) !== NONE || names.titleAt(node) !== NONE,
    stop: STOP_WORDS.has(form),
    person: PERSON_WORDS.has(form),
    shortNumber: SHORT_NUMBER.test(form),
    year,
    month,
    present: PRESENT_WORDS.has(form),
    yearUnit: YEAR_UNITS.has(form),
    hash,
    degree: degreeLevelOf(form),
    schools: schoolsAfter(form),
    denial: denialOf(form),
    orders: ordersOf(form),
    headings: headingsOf(form),
    lineCue: lineCueOf(form),
    cues: cuesOf(form),
    cue: 0,
  };
  word.cue = cueOf(word);
  return word;
}

/** With the day and the month of '01.06.15', which is one word. */
const SHORT_NUMBER = /^\d{1,2}(?:\.\d{1,2}\.\d\d)?$/;
const YEAR = /^(?:19[4-9]\d|20[0-6]\d)$/;
/** '03.2017' and, with its day first, '31.03.2017'. */
const DOTTED_MONTH = /^(?:(?:0?[1-9]|[12]\d|3[01])\.)?(0?[1-9]|1[0-2])\.((?:19[4-9]|20[0-6])\d)$/;
/** 'MAY2018', where the space was lost. */
const GLUED_MONTH = /^([a-z]{3,9})((?:19[4-9]|20[0-6])\d)$/;
/** "Mar'19", which is read as one word. */
const SHORT_MONTH = /^([a-z]{3,9})(\d\d)$/;
/** '3Q20', '2q2021' */
const SHORT_QUARTER = /^([1-4])q((?:20)?\d\d)$/;
const QUARTER_MONTHS = 3;
const DOTTED_YEAR = /^((?:19[4-9]|20[0-6])\d)\.(0[1-9]|1[0-2])$/;

function dateParts(form: string): { year: number; month: number } {
  if (YEAR.test(form)) return { year: Number(form), month: 0 };
  const dotted = DOTTED_MONTH.exec(form);
  if (dotted !== null) return { year: Number(dotted[2]), month: Number(dotted[1]) };
  const yearFirst = DOTTED_YEAR.exec(form);
  if (yearFirst !== null) return { year: Number(yearFirst[1]), month: Number(yearFirst[2]) };
  const glued = GLUED_MONTH.exec(form);
  const month = MONTHS.get(glued?.[1] ?? '');
  if (month !== undefined) return { year: Number(glued?.[2]), month };
  const short = SHORT_MONTH.exec(form);
  const ofShort = MONTHS.get(short?.[1] ?? '');
  if (ofShort !== undefined) {
    return { year: centuryOf(Number(short?.[2])), month: ofShort };
  }
  const quarter = SHORT_QUARTER.exec(form);
  if (quarter !== null) {
    const year = Number(quarter[2]);
    return {
      year: year > 99 ? year : centuryOf(year),
      month: (Number(quarter[1]) - 1) * QUARTER_MONTHS + 1,
    };
  }
  return { year: 0, month: MONTHS.get(form) ?? SEASONS.get(form) ?? 0 };
}

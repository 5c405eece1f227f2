import { SENIORITY } from '../skills/seniority';
import {
  AGES,
  CAPTIONS,
  EMPLOYER_LABELS,
  FIRM_GROUPS,
  FIRMS,
  mayMeanOther,
  NAME_LABELS,
  PERSON_LABELS,
  REGISTER_HEADS,
  SCHOOLS,
} from './cue-lists';
import { mayOpenRange, romanMonth } from './date-forms';
import { OPENS_DENIAL } from './denial-words';

/*
 * What a word may matter to, as bits: each pass looks for its own bit in a column of numbers and opens only the words that
 * have it. A cue promises one thing: a word without it changes nothing in that pass.
 */

/**
 * Cues that are asked of a whole text, before any of its words is left out: whether a pattern that is looked for in all of it can be
 * there.
 */
export const OF_TEXT = (1 << 16) - 1;
// The lists of `order-words` that contain the word have the first nine bits.
/** It is the kind of a school, which names stand beside. */
export const OF_SCHOOL = 1 << 9;
/** Where or when somebody was born, or their age, may follow it. */
export const TELLS_AGE = 1 << 10;
/** It may be the label of a personal detail or end one. */
export const LABELS_PERSON = 1 << 11;
/** The caption of a photo may contain it. */
export const OF_CAPTION = 1 << 12;
/** It may be the label of an employer. */
export const LABELS_EMPLOYER = 1 << 13;
/** A full year stands in it, alone or with other digits or letters. */
export const HOLDS_YEAR = 1 << 14;
/** The scan may leave it out. */
export const OF_PERSON = 1 << 16;
/** A denial or a wish may begin with it. */
export const MAY_DENY = 1 << 17;
/** A degree or a school leaving certificate may begin with it. */
export const OF_DEGREE = 1 << 18;
/** Years may be counted in it. */
export const OF_YEARS = 1 << 19;
/** It is a function word of some language. */
export const TELLS_LANGUAGE = 1 << 20;
/** A name that it begins or ends may be none. */
export const DOUBTS_NAME = 1 << 21;
/** It may be a label and yet belong to the name behind its colon. */
export const LABELS_NAME = 1 << 22;
/** A section heading may begin with it. */
export const OPENS_HEADING = 1 << 23;
/** A title in the order of a register may begin with it. */
export const OPENS_REGISTER = 1 << 24;
/** It may tell that what stands before it is the name of a firm. */
export const ENDS_FIRM = 1 << 25;
/** A date may begin with it. */
export const OPENS_DATE = 1 << 26;
/** A name or a title of the map begins with it. */
export const OPENS_NAME = 1 << 27;
/** It is a name or a title of the map by itself. */
export const IS_NAME = 1 << 28;
/** It says something about its line or about a title beside it: it has bits of `line-cues`. */
export const SAYS_OF_LINE = 1 << 29;

const FULL_YEAR = /(?:19|20)\d\d/;

/** What the cues of a word follow from: fields of `Word`. */
type Known = {
  readonly form: string;
  readonly person: boolean;
  readonly year: number;
  readonly month: number;
  readonly shortNumber: boolean;
  readonly yearUnit: boolean;
  readonly degree: number;
  readonly schools: readonly string[] | null;
  readonly denial: number;
  readonly orders: number;
  readonly headings: object | null;
  readonly cues: readonly number[];
  readonly opensName: boolean;
  readonly isName: boolean;
  readonly lineCue: number;
};

/** The cues of a word, computed once per word. */
export function cueOf(word: Known): number {
  const { form } = word;
  return (
    word.orders |
    bit(OF_SCHOOL, SCHOOLS.has(form)) |
    bit(TELLS_AGE, AGES.has(form)) |
    bit(LABELS_PERSON, PERSON_LABELS.has(form)) |
    bit(OF_CAPTION, CAPTIONS.has(form)) |
    bit(LABELS_EMPLOYER, EMPLOYER_LABELS.has(form)) |
    bit(HOLDS_YEAR, FULL_YEAR.test(form)) |
    bit(OF_PERSON, word.person) |
    bit(MAY_DENY, (word.denial & OPENS_DENIAL) !== 0) |
    bit(OF_DEGREE, word.degree !== -1 || word.schools !== null) |
    bit(OF_YEARS, word.yearUnit) |
    bit(TELLS_LANGUAGE, word.cues.length > 0) |
    bit(DOUBTS_NAME, mayMeanOther(form, word.month)) |
    bit(LABELS_NAME, NAME_LABELS.has(form)) |
    bit(OPENS_HEADING, word.headings !== null) |
    bit(OPENS_REGISTER, REGISTER_HEADS.has(form) || SENIORITY.has(form)) |
    bit(ENDS_FIRM, FIRMS.has(form) || FIRM_GROUPS.has(form)) |
    bit(
      OPENS_DATE,
      word.year > 0 ||
        word.month > 0 ||
        word.shortNumber ||
        romanMonth(form) > 0 ||
        mayOpenRange(form),
    ) |
    bit(OPENS_NAME, word.opensName) |
    bit(IS_NAME, word.isName) |
    bit(SAYS_OF_LINE, word.lineCue !== 0)
  );
}

function bit(cue: number, isSet: boolean): number {
  return isSet ? cue : 0;
}

/*
 * Words that a single pass asks about. They stand apart from the passes, because what a word may matter to is known before
 * any of them runs.
 */

/** Labels that are the first word of a name. */
export const NAME_LABELS: ReadonlySet<string> = new Set(['admitted', 'admission', 'admissions']);
/** What firms are called at the end of their names. */
export const FIRMS: ReadonlySet<string> = new Set(
  'inc llc ltd llp corp plc pvt gmbh ab ag bv kg ug sarl srl oy pty'.split(' '),
);
/** The same behind a name and a field: 'Brookfield Insurance Group'. */
export const FIRM_GROUPS: ReadonlySet<string> = new Set(['group', 'holdings', 'gruppe', 'groupe']);

/** Kinds of schools, as they stand in the names of some. */
export const SCHOOLS: ReadonlySet<string> = new Set(
  'university universities college institute polytechnic universidad universite universitat'.split(
    ' ',
  ),
);
/** Words with which the patterns of ages and births begin. */
export const AGES: ReadonlySet<string> = new Set(['born', 'aged']);
/** A word of each label of a personal detail. */
export const PERSON_LABELS: ReadonlySet<string> = new Set(
  `birth birthdate birthday dob born status nationality ethnicity race maiden citizenship religion gender sex passport father fathers
  mother mothers husband husbands spouse caste address age children kids dependants dependents`.split(
    /\s+/,
  ),
);
/** A word of each caption of a photo. */
export const CAPTIONS: ReadonlySet<string> = new Set(
  'photo photograph picture portrait headshot head image'.split(' '),
);
/** Labels of employers before a sign. */
export const EMPLOYER_LABELS: ReadonlySet<string> = new Set(
  'company employer organisation organization firm client'.split(' '),
);

/** What a title written in the order of a register begins with. */
export const REGISTER_HEADS: ReadonlySet<string> = new Set(
  `accountant administrator advisor adviser agent analyst architect assistant attendant auditor buyer clerk consultant controller
  coordinator designer developer director driver editor engineer estimator executive inspector instructor lecturer manager mechanic
  nurse officer operator planner producer professor programmer representative scientist specialist supervisor surveyor teacher
  technician technologist therapist trainer worker`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
/** Names that are also a rate, a certificate that a firm is named after, the end of a firm's name, a certificate, and plain words. */
const DOUBTED: ReadonlySet<string> = new Set(['hr', 'cpa', 'plc', 'cpp', 'access', 'excel']);

/** Whether a name that begins or ends with a word may be a date, the letter of a list, a rate, a firm, a certificate or a part of a word. */
export function mayMeanOther(form: string, month: number): boolean {
  return month > 0 || form.length === 1 || DOUBTED.has(form);
}

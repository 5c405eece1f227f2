/**
 * Every number that shapes a score, with its reason. The 100 points of a job are shared between these lines, after the gate
 * has taken its own; what a job does not ask for gives its points to the others.
 */

/** Having done the job under its name tells more than any word of the text; measured on ranked resumes. */
export const ROLE_POINTS = 45;
/** The vocabulary of the trade: people write about their work in its words even where titles differ. */
export const DOMAIN_POINTS = 19;
/** What the posting asks for by name: recruiters read these lines first. More points rank a little worse; see DESIGN.md. */
export const REQUIREMENT_POINTS = 28;
/** All other words of the posting, together. */
export const TERM_POINTS = 8;

/**
 * Relative weight of one requirement by what it is; shares of REQUIREMENT_POINTS. Without a licence the law may forbid the
 * work, and a certificate is seldom asked for without need.
 */
export const KIND_WEIGHT = {
  skill: 1,
  experience: 0.7,
  degree: 0.6,
  certification: 1.4,
  licence: 2,
  language: 0.9,
  other: 0.6,
} as const;

/** A nice-to-have weighs less than a must-have of the same kind. */
export const NICE_SHARE = 0.5;
/** A requirement that the title names is what the job is about. */
export const TITLE_BOOST = 1.6;
/** Office tools that nearly every posting lists and nearly everybody has. */
export const EVERYDAY_TOOL_SHARE = 0.35;

/** Credit of a mention by where it stands. A bare list proves less than a sentence about dated work. */
export const CREDIT = {
  datedWork: 1,
  work: 0.95,
  prose: 0.85,
  credential: 0.9,
  datedList: 0.8,
  list: 0.5,
} as const;

/** A narrower skill proves the broader one, but does not name it. */
export const IMPLIED_SHARE = 0.9;

/**
 * Points that the must-haves open: with none of them shown a match cannot come near the tier 'good', whatever else fits.
 * More of them rank people of the right occupation worse, since resumes leave out what a posting takes for granted.
 */
export const GATE_POINTS = 25;
/** Strength up to which a must-have opens nothing: stray words of a phrase prove none of it. */
export const GATE_FROM = 0.2;
/** Strength from which a must-have opens its full share of the gate: being listed is enough to be asked about. */
export const GATE_SHOWN = 0.5;
/** Share of the must-haves from which the gate holds nothing back; beyond it their own lines tell the rest. */
export const GATE_OPEN = 1 / 3;

/** Must-have coverage at which nice-to-haves count in full; below it they count in proportion. */
export const GATE_FULL = 0.5;

/** Strength from which a requirement is met, and from which it is partly met. */
export const MET_FROM = 0.75;
export const PARTIAL_FROM = 0.3;
/** Years are a number: a year short of five is not five. */
export const YEARS_MET_FROM = 0.95;

/** A list of key words is asked for item by item; the occupation only settles ties. */
export const LIST_JOB_POINTS = { role: 8, domain: 27, items: 65 } as const;

/** Confidence in the occupation below which its lines earn nothing, and the range over which they grow to full. */
export const SURE_FROM = 0.3;
export const SURE_RANGE = 0.5;

/** Raw role, domain, coverage values at which a line is fully earned: what people of the same occupation reach. */
export const ROLE_FULL = 0.68;
export const DOMAIN_SCALE = 0.07;
export const TERMS_SCALE = 0.25;
export const TITLE_FULL = 0.8;
/** Share of the role line that rests on the words of the job's own title. */
export const TITLE_SHARE = 0.1;
/** Mentions at which a word of the text is half proven. */
export const HALF_PROVEN = 0.5;
/** Credit for all words of a name on one line in another order or form: 'managed the inventory'. */
export const ALL_WORDS_SHARE = 0.8;
/** Credit for the words of a phrase scattered over the text. */
export const SCATTERED_SHARE = 0.7;
/** Credit for years that a text states but does not date. */
export const STATED_SHARE = 0.7;
/** Credit for a skill that is shown where the years asked for are not. */
export const YEARS_FLOOR = 0.5;
/** Finds of one word that can count: three places show use, more show length. */
export const MOST_MENTIONS = 3;
/** Share of a job's words that a list may show beyond what is told of work. */
export const LIST_ALLOWANCE = 0.03;

/**
 * Every number that shapes a score, with its reason. The 100 points of a job are shared between these lines, after the gate
 * has taken its own; what a job does not ask for gives its points to the others.
 */

/** Having done the job under its name tells more than any word of the text; measured on ranked resumes. */
export const ROLE_POINTS = 56;
/** The vocabulary of the trade: people write about their work in its words even where titles differ. */
export const DOMAIN_POINTS = 24;
/** What the posting asks for by name: recruiters read these lines first. More points rank worse; see DESIGN.md. */
export const REQUIREMENT_POINTS = 18;
/** All other words of the posting, together. */
export const TERM_POINTS = 2;
/** What they weigh more where the map lacks the title of the job: then its text is most of what there is. */
export const UNSURE_TERM_POINTS = 14;
/** Points of the role line where the map lacks the title of the job: its words say less than a title that is known. */
export const UNSURE_ROLE_POINTS = 45;

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
/** What a job asks for 'or similar' is nearly proven by a neighbour of it. */
export const SIMILAR_SHARE = 0.85;

/**
 * Points of the line that rises with the whole match and waits for the must-haves. It is what sets the tiers: without it
 * people of the right occupation would lie between 45 and 80, since no resume shows all that a posting asks for.
 */
export const GATE_POINTS = 42;
/**
 * Share of these points that no must-have holds back, however many there are. With none of many shown, 17 points are missing
 * beside their own, so that a match stays below the tier 'good'; holding back more ranks people of the right occupation worse,
 * since resumes leave out what a posting takes for granted.
 */
export const GATE_FLOOR = 0.6;
/**
 * Must-haves from which the gate holds back all that it may: about as many as a posting states. Where it states two, that
 * neither is shown tells little, since resumes leave out what goes without saying; and each then costs more by its own line.
 */
export const GATE_ASKED = 4;
/** Strength up to which a must-have opens nothing: stray words of a phrase prove none of it. */
export const GATE_FROM = 0.2;
/** Strength from which a must-have opens its full share of the gate: being listed is enough to be asked about. */
export const GATE_SHOWN = 0.5;
/** Share of the must-haves from which the gate holds nothing back; beyond it their own lines tell the rest. */
export const GATE_OPEN = 0.1;

/**
 * Share of all other points from which the open gate begins to earn, and from which it earns all of its own. People of
 * another occupation seldom reach the middle between the two and people of the same one mostly the second, so that the gate
 * parts the tiers: measured on ranked resumes.
 */
export const GATE_RISES_FROM = 0.3;
export const GATE_RISES_TO = 0.45;

/**
 * The semantic signal, where an endpoint is configured. A model's word for likeness cannot be checked as a name can, so it is
 * enough to part people who are otherwise close and never enough to lift somebody over a tier by itself.
 */
export const SEMANTIC_POINTS = 6;
/** Part of the way from the closest sentence that says nothing to the same meaning, at which a requirement is fully met. */
export const SEMANTIC_FULL = 0.5;

/** Must-have coverage at which nice-to-haves count in full; below it they count in proportion. */
export const GATE_FULL = 0.5;

/** Strength from which a requirement is met, and from which it is partly met. */
export const MET_FROM = 0.75;
export const PARTIAL_FROM = 0.3;
/** Years are a number: a year short of five is not five. */
export const YEARS_MET_FROM = 0.95;

/** A list of key words is asked for item by item; the occupation only settles ties. */
export const LIST_JOB_POINTS = { role: 7, domain: 40, items: 53 } as const;

/** Confidence in the occupation below which its lines earn nothing, and the range over which they grow to full. */
export const SURE_FROM = 0.3;
export const SURE_RANGE = 0.5;

/** Raw role, domain, coverage values at which a line is fully earned: what people of the same occupation reach. */
export const ROLE_FULL = 0.67;
export const DOMAIN_SCALE = 0.27;
export const TERMS_SCALE = 0.15;
export const TITLE_FULL = 0.7;
/** Half of the words of a title is less than half of the work it names. */
export const TITLE_POWER = 1.3;
/** What a title of a kind that reads like the job is worth where the map lacks the job's own. */
export const KIN_SHARE = 0.8;
/** Mentions at which a word of the text is half proven. */
export const HALF_PROVEN = 0.5;
/** Credit for all words of a name on one line in another order or form: 'managed the inventory'. */
export const ALL_WORDS_SHARE = 0.8;
/** Credit for the words of a phrase scattered over the text. */
export const SCATTERED_SHARE = 0.7;
/** A certificate that the text says has expired was earned, but does not hold today: partial, never met. */
export const EXPIRED_CREDIT = 0.4;
/**
 * Credit for a language told one step below the level asked for, two steps, and so on. One step can be learnt in a season and is
 * worth a question; who has a few words has begun, which is more than nothing. Always partial, never met.
 */
export const BELOW_LEVEL_CREDIT = [0.6, 0.45, 0.35, 0.3] as const;
/** Credit for years that a text states but does not date. */
export const STATED_SHARE = 0.7;
/** Fit of a title from which its years are years of the job's trade: those of one group of occupations have at least this. */
export const OF_TRADE = 0.5;
/** Credit for years of work of which nobody can tell the trade, where years of the trade are asked for. */
export const UNKNOWN_TRADE_SHARE = 0.5;
/** Credit for a skill that is shown where the years asked for are not. */
export const YEARS_FLOOR = 0.5;
/** Finds of one word that can count: three places show use, more show length. */
export const MOST_MENTIONS = 3;
/** Share of a job's words that a list may show beyond what is told of work. */
export const LIST_ALLOWANCE = 0.03;

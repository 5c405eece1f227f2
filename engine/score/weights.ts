/**
 * Every number that shapes a score, with its reason. These lines share the 100 points of a job, after the gate has
 * taken its own; points for anything a job does not ask for go to the others.
 */

/** Having done the job under its name says more than any word of the text; measured on ranked resumes. */
export const ROLE_POINTS = 56;
/** The vocabulary of the trade: people describe their work in its words even if titles differ. */
export const DOMAIN_POINTS = 24;
/** What the posting asks for by name: recruiters read these lines first. More points rank worse; see DESIGN.md. */
export const REQUIREMENT_POINTS = 18;
/** All other words of the posting, together. */
export const TERM_POINTS = 2;
/** Their weight if the map lacks the title of the job: then its text is most of what there is. */
export const UNSURE_TERM_POINTS = 14;
/** Points of the role line if the map lacks the title of the job: its words say less than a known title. */
export const UNSURE_ROLE_POINTS = 45;

/**
 * Relative weight of one requirement by its kind; shares of REQUIREMENT_POINTS. Without a licence the law may forbid
 * the work, and a certificate is seldom asked for without need. Years and levels of a language are what a recruiter checks
 * first, and they are shown by degrees: one year of five still earns a part, so that the line must be worth missing.
 */
export const KIND_WEIGHT = {
  skill: 1,
  experience: 2.1,
  degree: 0.6,
  certification: 1.4,
  licence: 2,
  language: 1.8,
  other: 0.6,
} as const;

/** A nice-to-have weighs less than a must-have of the same kind. */
export const NICE_SHARE = 0.5;
/** A requirement that the title names is what the job is about. */
export const TITLE_BOOST = 1.6;
/** Office tools that nearly every posting lists and nearly everybody has. */
export const EVERYDAY_TOOL_SHARE = 0.35;

/** Credit of a mention by where it is. A bare list proves less than a sentence about dated work. */
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
/** A neighbour of what a job asks for 'or similar' nearly proves it. */
export const SIMILAR_SHARE = 0.85;

/**
 * Points of the line that rises with the whole match and waits for the must-haves. It is what sets the tiers: without
 * it people of the right occupation would lie between 45 and 80, since no resume shows everything that a posting asks
 * for.
 */
export const GATE_POINTS = 42;
/**
 * Share of these points that no must-have holds back, however many there are. With none of many shown, 17 points are
 * missing in addition to their own, so that a match stays below the tier 'good'. Holding back more ranks people of
 * the right occupation worse, since resumes leave out what a posting takes for granted.
 */
export const GATE_FLOOR = 0.6;
/**
 * The number of must-haves from which the gate holds back its maximum: about as many as a posting states. If it
 * states two, it says little that neither is shown, since resumes leave out the obvious; and each then costs more by
 * its own line.
 */
export const GATE_ASKED = 4;
/**
 * Share of the gate that a licence required by law holds back by itself until it is shown. It separates two people of
 * one occupation by about a tier, so that whoever does not name theirs is asked about it and not turned away: resumes
 * leave it out, and a title such as 'Registered Nurse' makes it likely.
 */
export const LICENCE_HOLDS = 0.3;
/** Strength up to which a must-have opens nothing: scattered words of a phrase prove none of it. */
export const GATE_FROM = 0.2;
/**
 * Strength from which a must-have opens its full share of the gate: being listed is enough to be asked about in the
 * interview.
 */
export const GATE_SHOWN = 0.5;
/**
 * Share of the must-haves from which the gate holds nothing back; beyond it their own lines account for the rest.
 */
export const GATE_OPEN = 0.1;

/**
 * Share of all other points from which the open gate begins to earn, and from which it earns everything. People of
 * another occupation seldom reach the middle between the two and people of the same one mostly reach the second, so
 * that the gate separates the tiers: measured on ranked resumes.
 */
export const GATE_RISES_FROM = 0.3;
export const GATE_RISES_TO = 0.45;

/**
 * The semantic signal, if an endpoint is configured. A model's similarity cannot be checked the way a name can, so it
 * is enough to separate people who are otherwise close and never enough to lift somebody over a tier by itself.
 */
export const SEMANTIC_POINTS = 6;
/**
 * The fraction of the way from the closest neutral sentence to identical meaning at which a requirement is fully met.
 */
export const SEMANTIC_FULL = 0.5;

/** Must-have coverage at which nice-to-haves count fully; below it they count in proportion. */
export const GATE_FULL = 0.5;

/** Strength from which a requirement is met, and from which it is partial. */
export const MET_FROM = 0.75;
export const PARTIAL_FROM = 0.3;
/** Years are a number: a year short of five is not five. */
export const YEARS_MET_FROM = 0.95;

/** A keyword list is matched item by item; the occupation only breaks ties. */
export const LIST_JOB_POINTS = { role: 7, domain: 40, items: 53 } as const;

/** Confidence in the occupation below which its lines earn nothing, and the range over which they grow to full. */
export const SURE_FROM = 0.3;
export const SURE_RANGE = 0.5;

/**
 * Raw role, domain and coverage values at which a line is fully earned: what people of the same occupation reach.
 */
export const ROLE_FULL = 0.67;
export const DOMAIN_SCALE = 0.27;
export const TERMS_SCALE = 0.15;
export const TITLE_FULL = 0.7;
/** Half of the words of a title is less than half of the work it names. */
export const TITLE_POWER = 1.3;
/** The value of a title of a kind that reads like the job if the map lacks the job's own. */
export const KIN_SHARE = 0.8;
/** Mentions at which a word of the text is half proven. */
export const HALF_PROVEN = 0.5;
/** Credit for all words of a name on one line in another order or form: 'managed the inventory'. */
export const ALL_WORDS_SHARE = 0.8;
/** Credit for the words of a phrase scattered across the text. */
export const SCATTERED_SHARE = 0.7;
/** A certificate that the text says has expired was earned, but is not valid today: partial, never met. */
export const EXPIRED_CREDIT = 0.4;
/**
 * Credit for a language told one step below the level asked for, two steps, and so on. One step can be learnt in a season and is
 * worth a question; who has a few words has begun, which is more than nothing. Always partial, never met.
 */
export const BELOW_LEVEL_CREDIT = [0.6, 0.45, 0.35, 0.3] as const;
/** Credit for years that a text states but does not date. */
export const STATED_SHARE = 0.7;
/**
 * Fit of a title from which its years count as years of the job's occupation: those of one group have at least this.
 */
export const OF_TRADE = 0.5;
/** Credit for years of work in an unknown occupation, if years of the occupation are asked for. */
export const UNKNOWN_TRADE_SHARE = 0.5;
/** Credit for a skill that is shown if the requested years are not. */
export const YEARS_FLOOR = 0.5;
/** Finds of one word that can count: three places show use, more show length. */
export const MOST_MENTIONS = 3;
/** Share of a job's words that a list may show beyond what is described as work. */
export const LIST_ALLOWANCE = 0.03;

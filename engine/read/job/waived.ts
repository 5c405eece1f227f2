const THINGS =
  'experience|knowledge|degree|diploma|licen[cs]e|certificat\\w+|qualifications?|training|apprenticeship|background|skills?';
const NEEDED = "required|req'd|needed|necessary|essential|expected";
/** 'No prior experience with Kafka necessary', up to where something else is asked for. */
const NOTHING_NEEDED = String.raw`\bno (?:[a-z-]+ ){0,3}(?:${THINGS})\b(?:(?!\b(?:but|however|though|only)\b)[^.;])*\b(?:${NEEDED})\b`;
/** 'You don't need to know Go'. */
const NOBODY_NEEDS = String.raw`\b(?:you|we|applicants|candidates) (?:do not|don't|will not|won't) (?:necessarily )?(?:need|require|expect|have to|care|mind)\b|\byou (?:need not|needn't)\b|^(?:do not|don't) (?:need|care|mind)\b`;
/** 'Experience with Salesforce is not needed', unless the sentence qualifies it: 'but helpful'. */
const NOT_NEEDED = String.raw`\b(?:(?:is|are) not|isn't|aren't) (?:${NEEDED}|important)\b(?!.*\b(?:but|although|though|preferred|plus|helpful|welcome)\b)`;
/** What a job says that it is without: 'Warm leads, no cold calling'. */
const WITHOUT =
  'no (?:[a-z-]+ ){0,2}(?:cold[- ]calling|cold calls|telesales|canvassing|prospecting|door[- ]to[- ]door(?: sales)?|outbound calls?|on[- ]call)';
/**
 * 'No English required', 'English not required', and 'no is required english', as Spanish is translated to English.
 */
const ONE_THING = String.raw`(?!.*\b(?:but|preferred|desired|desirable|helpful|plus)\b)(?:no (?:[a-z-]+ ){1,3}(?:required|needed|necessary)|no (?:is|are) (?:required|necessary)(?: [a-z]+){1,4}|(?:[a-z]+ ){1,5}(?:no|non|not)(?: (?:is|are))? (?:required|req'd|needed|necessary)|${WITHOUT})\W*$`;
const WHOLLY = new RegExp(`^${ONE_THING}`);
const LAST_ITEM = new RegExp(`(?<=[,;] )${ONE_THING}`);
const WAIVED = new RegExp([NOTHING_NEEDED, NOBODY_NEEDS, NOT_NEEDED].join('|'));

/** A word without which nothing is waived; few sentences have one. */
const NEGATES = /\bno[nt]?\b|n't/;

/** Whether a folded sentence says, from `start` to before `end`, that what it names is not needed. */
export function isWaived(sentence: string, start: number, end: number): boolean {
  if (!NEGATES.test(sentence)) return false;
  if (start === waivedItem(sentence)) return true;
  // What follows may retract it, so the rest is checked as well.
  const found = WAIVED.exec(sentence.slice(start));
  return found !== null && found.index < end - start;
}

/** Where the last, waived item of a list begins: 'Java, Kafka, no English required'. -1 if there is none. */
export function waivedItem(sentence: string): number {
  if (!NEGATES.test(sentence)) return -1;
  return sentence.search(WHOLLY) === 0 ? 0 : sentence.search(LAST_ITEM);
}

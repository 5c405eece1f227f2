import { anyOf } from '../any-of';
import { importanceOfWords } from './clauses';
import type { Purpose } from './headings';

/** Words that headings of wishes and demands consist of; a line of nothing else asks for nothing itself. */
const HEADING_WORDS = new Set(
  `a absolutely additional advantage also an and any applicants are as be bonus bring candidate candidates considered desirable desired
  essential experience extra following for get good great have helpful here ideal ideally if ill in is it key knowledge like look
  looking love mandatory may minimum must need needed nice not of on our personal plus pluses points position preferred
  qualifications qualities required requirements role skill skills should some strong success technical that the these
  they things this to us want we well were what which who why will with would you your youll`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
const OFFER =
  /^why (?!you\b)|\b(?:benefits|perks|we offer|you(?:'ll| will) (?:get|love|enjoy)|salary|compensation)\b/;
const DUTIES = anyOf([
  /\b(?:responsib\w*|duties|tasks|day to day|accountab\w*)\b/,
  /\byou(?:'ll| will)(?: (?:do|be doing|be up to|get up to|be responsible)|$)\b/,
  /\b(?:day|week|job|role|gig|work|shift) looks like\b/,
]);
const ABOUT = /^(?:about|who we are|our (?:company|story|mission|values|team))\b/;
/** Parts of 'Education, Skills and Experience Requirements', in any order. */
const KINDS_OF_DEMAND = new Set(
  `a abilities ability academic and background basic candidate certification certifications desired education educational essential
  experience for job knowledge licensing licensure license licenses licence licences minimum must necessary of or other position
  preferred professional qualification qualifications related required requirement requirements role skill skills special technical
  the this training work`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
const ENDS_DEMAND = /(?:requirements?|qualifications?)(?: (?:include|includes|are))?$/;
/** How a posting speaks to whom it looks for above the demands and above the wishes, before a colon or a line end. */
const SPEAKS_OF_FIT = anyOf([
  /^you(?:'ll| will)? (?:fit (?:right |well )?in|be (?:a |an )?(?:great |good |perfect |ideal )?(?:fit|match))\b/,
  /^you(?:'ll| will)? (?:be right for (?:this|us|the)|thrive|love (?:it here|this)|succeed|do well)\b/,
  /^(?:this|the) (?:role|job|position) is (?:for you|right for you)\b/,
  /^we(?:'d| would) (?:love|like) to (?:hear from|meet|talk to) you\b/,
  /^(?:please )?apply if\b/,
  /^(?:who|what) we(?:'re| are) (?:really )?after\b/,
  /^we(?:'re| are) (?:interested in|keen on|hoping for) (?:people|someone|candidates)\b/,
]);
/** The same of whoever comes: 'Candidates should have', 'The ideal candidate will be'. */
const SPEAKS_OF_PERSON =
  /^(?:the )?(?:ideal |successful |right |strong )?(?:candidates?|applicants?|post ?holder|person)(?: we(?:'re| are) looking for)?(?: (?:should|must|will|would|needs? to|also)){1,2} (?:have|hold|be|bring|possess|demonstrate)(?: (?:the following|most of the following|all of the following))?$/;
const SPEAKS_OF_MORE = anyOf([
  /^you(?:'ll| will) (?:really )?stand out\b/,
  /^(?:it(?:'s|'d| is| would)|this would) (?:be )?(?:an? )?(?:bonus|great|nice|plus|lovely|even better)\b/,
  /^(?:even )?better (?:still )?if\b/,
  /^(?:the )?(?:cherry on top|icing on the cake)\b/,
  /^(?:brownie|extra|bonus) points\b/,
  /^we(?:'d| would) (?:be (?:thrilled|delighted|over the moon)|love it)\b/,
  /^not essential\b/,
]);
/** Questions above the requirements. */
const QUESTION = anyOf([
  /^do you have (?:what it takes|the following)$/,
  /^(?:what|who) (?:do we|are we|we are|we're|we) look(?:ing)?(?: for)?$/,
  /^what (?:do|will|would) you need$/,
  /^(?:who are you|who you are)$/,
  /^(?:does this )?sound like you$/,
  /^(?:is this you|are you (?:the one|our next one|a fit))$/,
]);
const DEMAND = /\b(?:need|must|skills|qualifications|requirements|experience|knowledge|what you)\b/;

/**
 * The purpose of a heading in words that no list of headings contains: 'Skills that are a plus:', 'What you
 * absolutely need'. `folded` is the phrase without its closing character, `colon` whether a colon closes it. Null if
 * it is not a heading.
 */
export function wordedPurpose(folded: string, colon: boolean): Purpose | null {
  const words = folded.replace(/[^a-z\s]/g, '').split(/\s+/);
  if (QUESTION.test(folded)) return 'must';
  const isMade = words.length > 1 && words.every((word) => HEADING_WORDS.has(word));
  if (SPEAKS_OF_MORE.test(folded)) return 'nice';
  if (SPEAKS_OF_FIT.test(folded) || SPEAKS_OF_PERSON.test(folded)) return 'must';
  if (!isMade && !colon) return null;
  const importance = importanceOfWords(folded);
  if (importance === 'nice') return 'nice';
  if (OFFER.test(folded)) return 'offer';
  if (DUTIES.test(folded)) return 'duties';
  if (ABOUT.test(folded)) return 'about';
  if (importance === 'must') return 'must';
  return isMade && DEMAND.test(folded) ? 'must' : null;
}

/** True for a heading of any length made of kinds of demands: 'Education, Skills and Experience Requirements'. */
export function namesDemands(words: readonly string[]): boolean {
  return (
    words.every((word) => KINDS_OF_DEMAND.has(word) || /^(?:includes?|are)$/.test(word)) &&
    ENDS_DEMAND.test(words.join(' '))
  );
}

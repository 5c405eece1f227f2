import { anyOf } from '../any-of';

const POSTURE =
  '(?:stand|walk|sitt?|bend|stoop|kneel|crouch|crawl|climb|reach|squat|twist|lift|carry|push|pull|balanc|grasp)(?:ing|e|s)?';

const MOVEMENT = anyOf([
  new RegExp(`\\b${POSTURE}(?:[,/ ]+(?:and|or|to))?[,/ ]+${POSTURE}\\b`),
  /\b(?:lift|carry|push|pull|move|maneuver)\w*\b.{0,50}\b\d+\+? ?-?(?:lbs?|pounds?|kgs?|kilos?|kilograms?)\b/,
  /\b(?:stand|walk|sit|climb|kneel|on (?:your|their) feet)\w*\b.{0,30}\b(?:extended|prolonged|long|entire|all day|periods?|hours|hrs?)\b/,
  /\brequired to (?:sit|stand|walk|talk|hear)\b/,
  /\bphysical demands\b/,
  /\bfitness tests?\b/,
]);

const WHO_SOMEBODY_IS = anyOf([
  /\b\d\d (?:years? (?:of age|old)|or older)\b/,
  /\bminimum age\b/,
  /\bfelon(?:y|ies)\b/,
  /\b(?:reliable|own) (?:transport|transportation|vehicle|car)\b/,
  /\b(?:driving record|mvr|motor vehicle record)\b/,
  /\b(?:moving|traffic|driving) violations?\b/,
  /\b(?:us|u\.s\.|united states) citizens?\b/,
  /\bvision abilities\b/,
  /\b(?:visual|hearing) acuity\b/,
  /^(?:beginners?|newly qualified|career changers?)(?: (?:are )?(?:also )?(?:welcome|accepted|considered|ok))?$/,
  /\bheight\b.{0,16}\d{2,3} ?(?:-|to|–)? ?\d{0,3} ?(?:cms?|centimet(?:re|er)s?|inches|ft|feet)\b/,
  /\b(?:no|visible|facial) (?:visible |facial )?(?:tattoos|piercings)\b/,
]);

const WHEN_AND_WHERE = anyOf([
  /\b(?:live|living|reside|residing|located|based|commut\w+)\b.{0,30}\b\d+ ?-?(?:min(?:ute)?s?|miles?|mi|kms?|kilomet(?:re|er)s?|hours?)\b/,
  /\b(?:avail\w+|able|ability|willing\w*|flexib\w+|open)\b.{0,40}\b(?:weekends?|evenings?|nights?|holidays?|overtime|shifts|rota|rotas)\b/,
  /\b(?:avail\w+|able|ability|willing\w*|flexib\w+|open)\b.{0,40}\b(?:24\/7|any shift|travel|relocate)\b/,
  /^(?:weekends?|evenings?|nights?|holidays?)\b.{0,30}\b(?:must|required|needed|essential)\b/,
  /\boverlap\w*\b.{0,20}\b(?:hours|time ?zones?|cet|cest|est|pst|gmt|utc)\b/,
  /\bopen availability\b/,
  /^(?:weekend|evening|night|rotating|rota|shift|rotational|on-call) (?:shifts?|rota|work|rotation|pattern)s?$/,
  /\b(?:weekend|evening|shift|holiday) (?:availability|work)\b/,
  /\bavailability to (?:shift|work|travel)/,
  /\b(?:requires?|involves?) (?:(?:some|occasional|frequent|regular|limited|extensive) )+travel\b/,
  /^(?:address|home) (?:in|at|near) /,
]);

const EQUIPMENT = anyOf([
  /\bsteel[ -]?toe/,
  /\bsafety (?:boots|shoes|footwear)\b/,
  /\b(?:hardwired|wired|high[ -]?speed|broadband|reliable|stable|home) internet\b/,
  /\binternet (?:connection|speed)/,
  /\bquiet (?:work ?space|workplace|home office|place|room)\b/,
]);

const SURROUNDINGS = anyOf([
  /\b(?:levels|range|extremes) of temperatures?\b/,
  /\b(?:hot|cold) and (?:hot|cold)\b/,
]);

/** Physical abilities at work, as postings word them. Matched on folded text. */
const PATTERNS: readonly RegExp[] = [
  MOVEMENT,
  WHO_SOMEBODY_IS,
  WHEN_AND_WHERE,
  EQUIPMENT,
  SURROUNDINGS,
];

/**
 * True for a sentence about lifting, standing, age, where one lives, when one can work and the like. Resumes do not mention these, and items
 * under a heading 'Physical demands' are not asked for either.
 */
export function isPhysicalDemand(folded: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(folded));
}

/** Words too common in any text about work to say anything about one job. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about above across after again against all also am among an and any are around as at be because been before being
  below between both but by can could did do does doing down during each either etc few for from further get got had has
  have having how i if in into is it its itself just may me might more most much must my myself no nor not now of off on
  once one only or other our ours out over own per same shall should since so some such than that the their theirs them
  then there these they this those through to too two three four five six seven eight nine ten under until up upon us use
  used uses using very via was we were what when where whether which while who whom whose why will with within without
  would you your yours able ability abilities additional applicant applicants apply applying appropriate area areas
  assigned based basis become believe benefit benefits best bonus career careers candidate candidates come company
  competitive contact currently day days degree demonstrated desired desirable duties duty effective effectively employee
  employees employer employment ensure ensures ensuring environment equal equivalent essential excellent experience
  experienced family familiarity field first full fully function functions general good great group growing growth hands
  help high highly hour hours idea ideal immediate include included includes including individual individuals industry
  job jobs join keep key kind knowledge large last level like limited location long look looking maintain make making many
  maximum member members minimum month months multiple need needed needs new offer offers office open opportunities
  opportunity opportunitys order overall part people perform performing performs person plus position positions possess
  preferred previous primary prior professional proven provide provided provides providing qualification qualifications
  qualified related relevant require required requirement requirements requires resume responsibilities responsibility
  responsible role roles salary seek seeking several similar skill skills solid strong successful successfully summary
  support supports take task tasks team time title today type understanding various want way week weekly well wide
  willing work working works world year years yes yrs you'll we're city state name description details detail exprience
  january february march april june july august september october november december jan feb mar apr jun jul aug sep sept
  oct nov dec present`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Words about identity. They are dropped before anything is read, so that they cannot move a score. */
export const PERSON_WORDS: ReadonlySet<string> = new Set(
  `he she him her his hers himself herself they them their theirs themself themselves mr mrs ms miss mx sir madam
  male female man woman men women boy girl gentleman lady husband wife married unmarried single divorced widowed
  christian muslim hindu jewish buddhist sikh catholic`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

const MONTH_NAMES = [
  'january|jan',
  'february|feb',
  'march|mar',
  'april|apr',
  'may',
  'june|jun',
  'july|jul',
  'august|aug',
  'september|sept|sep',
  'october|oct',
  'november|nov',
  'december|dec',
] as const;

/** Month names and their short forms to 1-12. */
export const MONTHS: ReadonlyMap<string, number> = new Map(
  MONTH_NAMES.flatMap((names, index) => names.split('|').map((name) => [name, index + 1] as const)),
);

/** Seasons and quarters, three months each, to the month in which they usually begin. */
export const SEASONS: ReadonlyMap<string, number> = new Map([
  ['winter', 1],
  ['spring', 3],
  ['summer', 6],
  ['fall', 9],
  ['autumn', 9],
  ['q1', 1],
  ['q2', 4],
  ['q3', 7],
  ['q4', 10],
  ['h1', 1],
  ['h2', 7],
]);

/** Units in which years are counted. */
export const YEAR_UNITS: ReadonlySet<string> = new Set(['years', 'year', 'yrs', 'yr']);

/** Words that close a date range at the moment of reading. */
export const PRESENT_WORDS: ReadonlySet<string> = new Set([
  'present',
  'current',
  'currently',
  'now',
  'today',
  'date',
  'ongoing',
  'pres',
  'still',
  'till',
  // In English resumes by people whose own language says it this way: '04/2021 – heute'.
  'heute',
  'heden',
  'actualidad',
]);

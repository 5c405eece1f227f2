const NEGATIONS = new Set([
  'no',
  'not',
  'never',
  'without',
  'lack',
  'lacking',
  'dont',
  'havent',
  'zero',
  'neither',
  'nor',
]);
const HAVING = new Set([
  'experience',
  'exposure',
  'knowledge',
  'familiar',
  'worked',
  'used',
  'know',
  'have',
  'had',
  'skills',
  'background',
  'expertise',
  'training',
  'hands',
  'experienced',
  'proficient',
  'yet',
  'certified',
  'licensed',
  'qualified',
  'fluent',
  'hold',
  'holds',
  'holding',
  'held',
  'possess',
  'possesses',
  'speak',
  'speaks',
  'speaking',
]);
const WISHES = new Set([
  'learn',
  'learning',
  'study',
  'studying',
  'explore',
  'pursue',
  'obtain',
  'interested',
  'interest',
]);
const WANTING = new Set([
  'would',
  'like',
  'want',
  'wants',
  'hope',
  'hoping',
  'plan',
  'planning',
  'eager',
  'keen',
  'wish',
  'willing',
  'intend',
  'aspire',
  'looking',
  'interested',
  'interest',
  'currently',
  'desire',
]);
/** Words that end the scope of a denial. */
const TURNS = new Set(['but', 'however', 'although', 'while']);

// How a word affects a denial, as bits: a word may do several things.
export const NEGATES = 1;
export const HAS = 2;
export const WISHES_FOR = 4;
export const WANTS = 8;
export const ENDS = 16;
export const JOINS = 32;
export const EXCEPTS = 64;

/** What a denial or a wish begins with: without one of them, nothing is denied. */
export const OPENS_DENIAL = NEGATES | WANTS;

/** The bits of a word, computed once per word: far more words are checked for a denial than there are denials. */
export function denialOf(form: string): number {
  return (
    (NEGATIONS.has(form) ? NEGATES : 0) |
    (HAVING.has(form) ? HAS : 0) |
    (WISHES.has(form) ? WISHES_FOR : 0) |
    (WANTING.has(form) ? WANTS : 0) |
    (TURNS.has(form) ? ENDS : 0) |
    (form === 'and' ? JOINS : 0) |
    (form === 'only' || form === 'just' ? EXCEPTS : 0)
  );
}

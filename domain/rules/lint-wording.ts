/** A trait that must not decide who gets an interview. */
export type Trait = 'origin' | 'age' | 'gender' | 'disability' | 'family' | 'religion';

/** Wording of a posting that may keep people away because of who they are, and a neutral equivalent. */
export type ProxyWording = { words: RegExp; trait: Trait; instead: string };

/** Words that no sentence of a resume can prove. */
export const VAGUE_WORDS =
  /\b(team[- ]players?|self[- ]starters?|go[- ]getters?|rock ?stars?|ninjas?|gurus?|wizards?|(?:good |great |right )?cult(?:ural|ure) fit|fast[- ]paced|hard[- ]working|can[- ]do attitude|positive attitude|think(?:s|ing)? outside the box|results[- ]driven|people person|good vibes|multi[- ]?task(?:ing|er)s?|highly motivated|passionate|dynamic personality)\b/giu;

/** The first match wins, so longer wordings come before shorter ones. */
export const PROXY_WORDINGS: readonly ProxyWording[] = [
  { words: /\bnative[- ]level\b/giu, trait: 'origin', instead: 'fluent' },
  { words: /\bnative (\p{L}+) speakers?\b/giu, trait: 'origin', instead: 'fluent $1' },
  { words: /\bnative speakers? of (\p{L}+)\b/giu, trait: 'origin', instead: 'fluent $1' },
  { words: /\bmother tongue\b/giu, trait: 'origin', instead: 'fluent' },
  {
    words: /\b(?:accent[- ]free|without an accent)\b/giu,
    trait: 'origin',
    instead: 'easy to understand',
  },
  {
    words: /\b(?:local candidates|locals) only\b/giu,
    trait: 'origin',
    instead: 'able to work on site',
  },
  { words: /\bdigital natives?\b/giu, trait: 'age', instead: 'at ease with digital tools' },
  { words: /\byoung(?: and| &|,)? (?:dynamic|energetic) team\b/giu, trait: 'age', instead: 'team' },
  {
    words: /\byoung (team|company|professionals?|people|person)\b/giu,
    trait: 'age',
    instead: '$1',
  },
  {
    words: /\b(?:recent|fresh|new) graduates?\b/giu,
    trait: 'age',
    instead: 'people new to the work',
  },
  { words: /\b(?:youthful|energetic)\b/giu, trait: 'age', instead: 'engaged' },
  {
    words: /\b(?:no more than|maximum(?: of)?|up to) \d+ years of experience\b/giu,
    trait: 'age',
    instead: 'experience',
  },
  { words: /\bsales(?:man|men)\b/giu, trait: 'gender', instead: 'salesperson' },
  { words: /\bchairman\b/giu, trait: 'gender', instead: 'chair' },
  { words: /\bforeman\b/giu, trait: 'gender', instead: 'site supervisor' },
  { words: /\bwaitress(?:es)?\b/giu, trait: 'gender', instead: 'waiting staff' },
  {
    words: /\b(?:stewardess(?:es)?|air hostess(?:es)?)\b/giu,
    trait: 'gender',
    instead: 'flight attendant',
  },
  { words: /\b(?:handyman|handymen)\b/giu, trait: 'gender', instead: 'maintenance worker' },
  { words: /\b(?:manpower)\b/giu, trait: 'gender', instead: 'staff' },
  {
    words: /\bable[- ]bodied\b/giu,
    trait: 'disability',
    instead: 'able to do the tasks named here',
  },
  {
    words: /\b(?:physically fit|in good health|perfect health)\b/giu,
    trait: 'disability',
    instead: 'able to do the tasks named here',
  },
  {
    words: /\bwithout employment gaps|\bno (?:employment |career )?gaps\b/giu,
    trait: 'family',
    instead: 'relevant work',
  },
  {
    words: /\b(?:no family (?:obligations|commitments)|unattached)\b/giu,
    trait: 'family',
    instead: 'available for the hours named here',
  },
  {
    words: /\bavailable (?:24\/7|at all times|around the clock)\b/giu,
    trait: 'family',
    instead: 'available for the shifts named here',
  },
  {
    words: /\b(?:christian|muslim|jewish) (?:values|background)\b/giu,
    trait: 'religion',
    instead: 'the values of the house',
  },
];

/** How well somebody speaks a language, on the six steps of the Common European Framework: A1 is 1, C2 is 6. */
export type SpokenLevel = {
  /** As a recruiter would say it. */
  readonly name: string;
  /** The step that a job asks for with this word: the lowest that it may mean. */
  readonly asks: number;
  /** The step that a resume shows with it: the highest that it may mean. */
  readonly shows: number;
};

/**
 * The words for each level and why they stand where they do. Words are vague where steps are not, so each is read in favour of
 * whoever is asked: a job means the least by it, a resume the most. Resumes in English keep the words of their own country for
 * this, so those of other languages stand beside the English ones; folded, the accents off.
 */
const LEVELS: readonly (SpokenLevel & { readonly why: string; readonly words: string })[] = [
  { name: 'A1', asks: 1, shows: 1, why: 'a step of the framework', words: 'a1' },
  { name: 'A2', asks: 2, shows: 2, why: 'a step of the framework', words: 'a2' },
  { name: 'B1', asks: 3, shows: 3, why: 'a step of the framework', words: 'b1' },
  { name: 'B2', asks: 4, shows: 4, why: 'a step of the framework', words: 'b2' },
  { name: 'C1', asks: 5, shows: 5, why: 'a step of the framework', words: 'c1' },
  { name: 'C2', asks: 6, shows: 6, why: 'a step of the framework', words: 'c2' },
  {
    name: 'native',
    asks: 6,
    shows: 6,
    why: 'C2 is how natives speak; where somebody grew up is not asked',
    words: `native|near[- ]native|mother tongue|first language|native or bilingual|muttersprach\\w*|langue maternelle|lengua materna|idioma
      materno|nativ[oa]|moedertaal\\w*`,
  },
  {
    name: 'bilingual',
    asks: 5,
    shows: 6,
    why: 'a job means fluent by it, a resume two first languages',
    words: 'bilingual|trilingual|bilingue',
  },
  {
    name: 'fluent',
    asks: 5,
    shows: 5,
    why: 'nobody has to wait while they look for words, which is what C1 says',
    words: `fluent|fluently|fluency|business fluent|full professional|fliessend\\w*|fließend\\w*|verhandlungssicher\\w*|courant|couramment|
      fluido|vloeiend\\w*`,
  },
  {
    name: 'very good',
    asks: 4,
    shows: 5,
    why: 'more than good, and nobody says how much',
    words:
      'very good|excellent|strong|near[- ]fluent|sehr gut\\w*|tres bon\\w*|muy buen[oa]?|zeer goed\\w*',
  },
  {
    name: 'advanced',
    asks: 4,
    shows: 5,
    why: 'schools call both B2 and C1 so',
    words: 'advanced|fortgeschritten\\w*|avance|avanzado|alto|gevorderd\\w*',
  },
  {
    name: 'professional',
    asks: 4,
    shows: 5,
    why: 'level 3 of the American scale: work is done in the language, with slips',
    words:
      'professional working|professional|business(?! of)|proficient|proficiency in|highly proficient|ilr 3|ilr 4',
  },
  {
    name: 'upper intermediate',
    asks: 4,
    shows: 4,
    why: 'what schools call B2',
    words: 'upper[- ]intermediate',
  },
  {
    name: 'good',
    asks: 3,
    shows: 4,
    why: 'everyday and plain work, at the least',
    words: 'good|working|solid|gute?[rnms]?|bon niveau|buen nivel|goede?',
  },
  {
    name: 'conversational',
    asks: 3,
    shows: 3,
    why: 'talk of familiar things, which is what B1 says',
    words: 'conversational|conversational level|limited working|konversationssicher\\w*|ilr 2',
  },
  {
    name: 'intermediate',
    asks: 3,
    shows: 3,
    why: 'what schools call B1',
    words:
      'intermediate|pre[- ]intermediate|lower[- ]intermediate|mittelstufe|intermediaire|intermedio|medio|redelijk',
  },
  {
    name: 'basic',
    asks: 1,
    shows: 2,
    why: 'school, travel and greetings',
    words: `basic|basics|basics of|elementary|rudimentary|limited|some|school|beginner'?s?|little|grundkenntnisse|schulkenntnisse|anfanger|notions|
      scolaire|debutant|nociones|basico|basiskennis|beginner|ilr 1`,
  },
];

/** Each word for a level, the longest first, so that 'very good' is never read as 'good'. */
const WORDS = LEVELS.flatMap((level) =>
  level.words
    .replace(/\s+/g, ' ')
    .split('|')
    .map((word) => ({ level, word: word.trim() })),
).sort((a, b) => b.word.length - a.word.length);
const BY_WORD = WORDS.map(({ level, word }) => ({
  level,
  whole: new RegExp(`^(?:${word})$`, 'u'),
}));

/** Finds every word for a level in a folded text. */
export const LEVEL_WORDS = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${WORDS.map(({ word }) => word).join('|')})(?![\p{L}\p{N}])`,
  'gu',
);

/** The level that one of these words tells; null for any other word. */
export function levelOf(word: string): SpokenLevel | null {
  return BY_WORD.find(({ whole }) => whole.test(word))?.level ?? null;
}

import type { ConceptMention } from '../../skills/mentions';
import type { SpokenLevel } from '../../skills/spoken/levels';
import { spokenMentions } from '../../skills/spoken/told-levels';
import { phrasesOf } from '../any-of';
import type { ScannedText } from '../scan';
import { LINE_BREAK, NO_BREAK } from '../words';
import type { Sentence } from './sentences';

const SPEAKING =
  /fluen|bilingual|command|speak|spoken|written|native|proficien|languages?\b|conversational|verbal/;
/** Levels of the Common European Framework, and words that follow a language used on its own. */
const AFTER = new RegExp(
  `^${phrasesOf(
    `a[12], b[12], c[12], level, skills, speaker, speakers, speaking, high, good, basic, medium, required, preferred, appreciated, desirable,
     desired, essential, mandatory, helpful, fluency, native, is, are, and, or, for, because, since, as, at, to, with, would, professional,
     intermediate, advanced, if, when, so, in, on, a, an, ideally, preferably`,
  )}$`,
);

/**
 * The spoken languages that a sentence asks for. 'Spanish, because two depots work in it' and 'Spanish is a plus' ask
 * for one without the word 'language', and so do both of 'Spanish/English'; 'German tax law' does not.
 */
export function askedLanguages(
  scanned: ScannedText,
  sentence: Sentence,
  spoken: readonly ConceptMention[],
): readonly ConceptMention[] {
  if (spoken.length === 0 || SPEAKING.test(sentence.folded)) return spoken;
  const opens = spoken.some((mention) => mention.first === sentence.first);
  if (sentence.importance === null && !opens) return [];
  return spoken.filter(
    (mention) =>
      standsAlone(scanned, sentence, mention) ||
      spoken.some(({ first }) => first === mention.last + 1),
  );
}

/** True if no noun follows that the language would only describe. */
function standsAlone(scanned: ScannedText, sentence: Sentence, mention: ConceptMention): boolean {
  const { word, gap } = scanned.words;
  const next = mention.last + 1;
  if (mention.last === sentence.last || (gap[next] ?? LINE_BREAK) !== NO_BREAK) return true;
  const form = word[next]?.form ?? '';
  // 'Technical English', as French words it; 'English technical documents' are papers.
  if (form === 'technical')
    return (
      (gap[next + 1] ?? LINE_BREAK) !== NO_BREAK ||
      next === sentence.last ||
      AFTER.test(word[next + 1]?.form ?? '')
    );
  return AFTER.test(form);
}

/** How well each language must be spoken, where the job says so. */
export type AskedLevels = ReadonlyMap<ConceptMention, SpokenLevel>;

/** A step of the Common European Framework. */
const STEP = /^[ABC][12]$/;

/**
 * The levels that a job asks for, by the places that name the languages: of several the lowest will do, and a step of the framework
 * says more than the word beside it ('good German (C1)').
 */
export function askedLevels(
  scanned: ScannedText,
  mentions: readonly ConceptMention[],
): AskedLevels {
  return new Map(
    spokenMentions(scanned, mentions).flatMap(({ mention, levels }) => {
      const steps = levels.filter(({ name }) => STEP.test(name));
      const [lowest] = (steps.length > 0 ? steps : [...levels]).sort((a, b) => a.asks - b.asks);
      return lowest === undefined ? [] : [[mention, lowest] as const];
    }),
  );
}

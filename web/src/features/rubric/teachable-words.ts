import { TERM_LIMITS } from '@candor/domain/model/term';
import { type DraftLine, sourcesOf } from '@candor/domain/rules/rubric-edits';

/** How demands begin that end with the name of something to know. */
const LEAD =
  /^(?:(?:proven|strong|good|solid|basic|working|hands[- ]on|practical|prior|previous|some)\s+)*(?:experience|knowledge|understanding|familiarity|familiar|proficiency|proficient|skills?|expertise|competence|training|certified|background)\s+(?:with|of|in|using|on|as)\s+(?:the\s+)?/i;
/** A longer stretch is a sentence and no term. */
const MOST_WORDS = 5;

/**
 * The words of a line that may be taught: those of a demand that the taxonomy has no name for, without how it begins. null
 * for what it knows, for what follows from the whole text, and for whole sentences.
 */
export function teachableWords(line: DraftLine): string | null {
  const [part, ...others] = line.parts;
  if (part?.kind !== 'other' || others.length > 0 || sourcesOf(line).length === 0) return null;
  const words = part.text
    .replace(LEAD, '')
    .replace(/[.…]+$/, '')
    .trim();
  if (words === '' || words.length > TERM_LIMITS.letters) return null;
  return words.split(/\s+/).length > MOST_WORDS ? null : words;
}

import { originalStart } from '../read/fold';
import type { ScannedText } from '../read/scan';
import { isUsualStem } from '../score/word-weight';

const DIGIT = /\d/;
const LETTER = /\p{L}/u;

/**
 * The words of a resume that may leave the installation, 1 for each. Names of people, employers, places and schools
 * are capitalized, so a capitalized word leaves only if our own lists know it as a work term, and so does a word with
 * a digit, such as 'S3'. Numbers stay: phone numbers, dates, house numbers. Of the candidate's own name only a part
 * that is also a work term may leave, and never next to another part.
 *
 * @param name the words of the candidate's name as the top of the resume gives it, folded.
 */
export function outgoingWords(scanned: ScannedText, name: readonly string[]): Uint8Array {
  const { word, start } = scanned.words;
  const names = new Set(name);
  const leaves = new Uint8Array(word.length);
  word.forEach(({ form, id, stem, stop }, at) => {
    const isKnown = id > 0 || stop || isUsualStem(stem);
    if (DIGIT.test(form)) leaves[at] = id > 0 && LETTER.test(form) ? 1 : 0;
    else if (hasCapital(scanned, start[at] ?? 0) || names.has(form)) leaves[at] = isKnown ? 1 : 0;
    else leaves[at] = 1;
  });
  // A first and a last name that are both plain words, 'Grace Baker', are a name where they stand together.
  for (let at = 1; at < word.length; at++) {
    if (!names.has(word[at - 1]?.form ?? '') || !names.has(word[at]?.form ?? '')) continue;
    leaves[at - 1] = 0;
    leaves[at] = 0;
  }
  return leaves;
}

function hasCapital({ text, folded }: ScannedText, at: number): boolean {
  const sign = text.charAt(originalStart(folded, text, at));
  return sign !== sign.toLowerCase();
}

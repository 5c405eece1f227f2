import type { ScannedText } from '../scan';
import { NO_CUES } from './cue-words';
import { isSupported, LANGUAGES, type LanguageCode } from './languages';
import { LANGUAGES_OF_WORD } from './unread-words';

/** A longer text without little words is no resume in any language. */
const LONGEST = 150;
/** Words of a resume that must stand in a text before it is in their language, unless it has only a few words. */
const FEWEST_WORDS = 2;
const FEW = 3;
/** Share of all words that must speak for the language: one that names a firm of another country is not in its language. */
const SHARE = 0.25;

/**
 * The language of a text too short to tell it by little words, where it is one that is not read: by what its people are called and what
 * they do. Null where that names none. A little word counts as well, once such a word stands beside it.
 */
export function guessUnread({ words }: ScannedText): LanguageCode | null {
  if (words.word.length > LONGEST) return null;
  const found = new Map<LanguageCode, Set<string>>();
  const cues = new Map<LanguageCode, number>();
  for (const { form, cues: numbers } of words.word) {
    for (const code of LANGUAGES_OF_WORD.get(form) ?? []) {
      const known = found.get(code);
      if (known === undefined) found.set(code, new Set([form]));
      else known.add(form);
    }
    if (numbers === NO_CUES) continue;
    for (const number of numbers) {
      const code = LANGUAGES[number];
      if (code !== undefined) cues.set(code, (cues.get(code) ?? 0) + 1);
    }
  }
  const known = Math.max(0, ...LANGUAGES.filter(isSupported).map((code) => cues.get(code) ?? 0));
  let best: { code: LanguageCode; worth: number } | null = null;
  for (const [code, forms] of found) {
    const worth = forms.size + (cues.get(code) ?? 0);
    if (forms.size >= fewestOf(words.word.length) && worth > (best?.worth ?? known))
      best = { code, worth };
  }
  return best === null || best.worth < SHARE * words.word.length ? null : best.code;
}

function fewestOf(length: number): number {
  return length <= FEW ? 1 : FEWEST_WORDS;
}

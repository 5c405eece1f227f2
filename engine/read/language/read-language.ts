import type { Folded } from '../fold';
import type { ScannedText } from '../scan';
import { detectLanguage, type TextLanguage } from './detect';
import { glossText, type TextKind } from './gloss';
import { guessByNames } from './guess-by-names';
import { guessUnread } from './guess-unread';
import { isReadLanguage } from './languages';

/** The language of a text: by its function words, and if it has hardly any, by its names and by what people do. */
export function languageOf(scanned: ScannedText): TextLanguage {
  const told = detectLanguage(scanned);
  if (told.sure) return told;
  const main = guessUnread(scanned) ?? guessByNames(scanned);
  return main === null ? told : { main, beside: [], ofLine: null, sure: false };
}

/**
 * The folded text with its other languages in English; null if there is nothing to translate, as in nearly every
 * text.
 */
export function inEnglish(folded: Folded, kind: TextKind, language: TextLanguage): Folded | null {
  const glossed = [language.main, ...language.beside].find(isReadLanguage);
  if (glossed === undefined) return null;
  return glossText(folded, kind, glossed, (line) => language.ofLine?.[line] ?? language.main);
}

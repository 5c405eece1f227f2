import { NONE } from '../../skills/name-trie';
import { isWholeTitle } from '../../skills/whole-title';
import { taxonomyIndex } from '../../taxonomy/index-taxonomy';
import { splitName } from '../../taxonomy/split-name';
import { romanMonth } from '../date-forms';
import type { ScannedText } from '../scan';
import { NO_BREAK } from '../words';
import { readAt } from './find-phrase';
import { glossaryOf } from './glossary';
import { READ_LANGUAGES, type ReadLanguage } from './languages';
import { tokensOf } from './tokens';

/** A longer text without function words is not a keyword list in any language. */
const LONGEST_LIST = 150;
/**
 * Names of a language that a list must contain before it is read in that language, if it has more than a few words.
 */
const FEWEST_NAMES = 2;
const FEW_WORDS = 3;

/** An item between the separators of a list. */
const ITEM = /[^\n,;|•]+/g;
/** A title of one word is spelt the same in several languages. */
const FEWEST_OF_TITLE = 2;

const DATED_ENTRY = /^(?:,| -).*\b(?:19|20)\d\d\b/;

/**
 * Words of English sentences that no other language has: 'I hold a valid driving licence' is not a list of French
 * names.
 */
const OF_SENTENCES = new Set(['i', 'my', 'the', 'have', 'with', 'and']);

/**
 * The language of a keyword list, by names in it that only that language has: 'Buchhalter, DATEV, Lohnabrechnung'.
 * Null if the words are English, or of no known language.
 */
export function guessByNames({ folded, words }: ScannedText): ReadLanguage | null {
  if (words.word.length > LONGEST_LIST) return null;
  if (words.word.some((word, at) => OF_SENTENCES.has(word.form) && !isNumeral(words, at)))
    return null;
  // A single letter is of no language: '(m/v)' follows Dutch titles.
  const english = words.word.filter((word) => word.id > 0 && word.form.length > 1).length;
  let best: { language: ReadLanguage; names: number } | null = null;
  const text = withoutEnglishTitles(folded.text);
  for (const language of READ_LANGUAGES) {
    const names = countNames(text, language);
    if (names > (best?.names ?? 0)) best = { language, names };
  }
  if (best === null || best.names * 2 < english) return null;
  return best.names >= FEWEST_NAMES || words.word.length <= FEW_WORDS ? best.language : null;
}

/** The Roman month of 'I/2020' is no English word, nor is the number that ends 'catégorie I, permis B'. */
function isNumeral({ word, gap }: ScannedText['words'], at: number): boolean {
  if (romanMonth(word[at]?.form ?? '') === 0) return false;
  return (
    (word[at + 1]?.year ?? 0) > 0 || (at > 0 && gap[at] === NO_BREAK && gap[at + 1] !== NO_BREAK)
  );
}

/** A title that English has as well tells nothing: 'Sous Chef', 'Dental Assistant'. What else an item says stays. */
function withoutEnglishTitles(text: string): string {
  return text.replace(ITEM, (item) => (isWholeTitle(item, FEWEST_OF_TITLE) ? ' ' : item));
}

function countNames(text: string, language: ReadLanguage): number {
  const { phrases } = glossaryOf(language);
  const tokens = tokensOf(text, language, 0, text.length);
  let names = 0;
  let at = 0;
  while (at < tokens.length) {
    const { english, length, isPhrase } = readAt(text, language, phrases, tokens, at);
    const forms = tokens.slice(at, at + length).map(({ form }) => form);
    if (isPhrase && forms.some((form) => form.length > FEW_WORDS) && !isEnglishName(forms)) {
      const opens = at === 0 && isTitle(english) && isEntry(text, tokens[length - 1]?.end ?? 0);
      names += opens ? FEWEST_NAMES : 1;
    }
    at += length;
  }
  return names;
}

/** Whether a text opens with a title and dates, or with a title alone on its line: 'Infirmier, CHU de Nantes, 2019 - 2025'. */
function isEntry(text: string, end: number): boolean {
  const newline = text.indexOf('\n', end);
  const rest = text.slice(end, newline === -1 ? text.length : newline);
  return rest.trim() === '' || DATED_ENTRY.test(rest);
}

function isTitle(english: string): boolean {
  const { names, wordIds } = taxonomyIndex();
  const node = names.find(splitName(english).map((form) => wordIds.get(form) ?? 0));
  return names.titleAt(node) !== NONE;
}

/** True if the same words are a name in English, like 'controller'. */
function isEnglishName(forms: readonly string[]): boolean {
  const { names, wordIds } = taxonomyIndex();
  const node = names.find(forms.map((form) => wordIds.get(form) ?? 0));
  return names.nameAt(node) !== NONE || names.titleAt(node) !== NONE;
}

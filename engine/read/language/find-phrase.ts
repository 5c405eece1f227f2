import { taxonomyIndex } from '../../taxonomy/index-taxonomy';
import type { ReadLanguage } from './languages';
import type { PhraseNode } from './phrase-trie';
import { splitCompound } from './split-compound';
import type { Token } from './tokens';
import { genderless, LONGEST_WORD, wordRoot } from './word-root';

/** The English translation of `length` words of another language. */
export type Reading = {
  readonly english: string;
  readonly length: number;
  /** False for a word that no phrase of the language contains. */
  readonly isPhrase: boolean;
};

/** What may be between the words of one phrase: never a line end, a comma or the end of a sentence. */
const JOINED = /^(?:[ \t]+|[-'+/&.§]|\.-|[ \t]*[-/&+§][ \t]*|)$/;
const AFTER_ABBREVIATION = /^\.[ \t]$/;
const LONGEST_ABBREVIATION = 4;

/**
 * The longest phrase that begins at word `at`, otherwise the translation of the word alone. `text` is the folded
 * text.
 */
export function readAt(
  text: string,
  language: ReadLanguage,
  phrases: PhraseNode,
  tokens: readonly Token[],
  at: number,
): Reading {
  let node: PhraseNode | undefined = phrases;
  let found: Reading | null = null;
  for (let next = at; node !== undefined && next < tokens.length; next++) {
    const form = tokens[next]?.form ?? '';
    if (next > at && !isJoined(text, tokens, next)) break;
    const english = endingOf(node, language, form);
    if (english !== undefined) found = { english, length: next - at + 1, isPhrase: true };
    node = nextOf(node, language, form);
  }
  if (found !== null) return found;
  const english = loneWord(language, phrases, tokens[at]?.form ?? '');
  return { english, length: 1, isPhrase: false };
}

function isJoined(text: string, tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  const between = text.slice(before?.end ?? 0, tokens[at]?.start ?? 0);
  if (JOINED.test(between)) return true;
  return AFTER_ABBREVIATION.test(between) && (before?.form.length ?? 0) <= LONGEST_ABBREVIATION;
}

/** The translation of a phrase that ends with this word, by its form, its root or its form without gender. */
function endingOf(node: PhraseNode, language: ReadLanguage, form: string): string | undefined {
  const exact = node.ends.get(form);
  if (exact !== undefined) return exact;
  const other = genderless(language, form);
  const neutral = other === null ? undefined : node.ends.get(other);
  return (
    neutral ??
    node.endsByRoot.get(wordRoot(language, form)) ??
    (other === null ? undefined : node.endsByRoot.get(wordRoot(language, other)))
  );
}

function nextOf(node: PhraseNode, language: ReadLanguage, form: string): PhraseNode | undefined {
  const next = node.next.get(wordRoot(language, form));
  if (next !== undefined) return next;
  const other = genderless(language, form);
  return other === null ? undefined : node.next.get(wordRoot(language, other));
}

/** A word that is in no phrase: a name of the taxonomy as it is, a compound by its parts, otherwise its root. */
function loneWord(language: ReadLanguage, phrases: PhraseNode, form: string): string {
  if (taxonomyIndex().wordIds.has(form) || /\d/.test(form) || form.length > LONGEST_WORD)
    return form;
  const partOf = (part: string): string | undefined => endingOf(phrases, language, part);
  if (language === 'de') {
    const umlaut = form.replace(/([aou])e/g, '$1');
    const other = umlaut === form ? undefined : partOf(umlaut);
    if (other !== undefined) return other;
  }
  if (language === 'de' || language === 'nl') {
    const parts = splitCompound(form, partOf);
    if (parts !== null) return parts;
  }
  return wordRoot(language, form);
}

import { DUTCH } from '../../taxonomy/data/languages/dutch/index';
import { FRENCH } from '../../taxonomy/data/languages/french/index';
import { GERMAN } from '../../taxonomy/data/languages/german/index';
import { SPANISH } from '../../taxonomy/data/languages/spanish/index';
import { foldText } from '../fold';
import type { ReadLanguage } from './languages';
import { addPhrase, emptyPhrases, type PhraseNode } from './phrase-trie';
import { tokensOf } from './tokens';

/** How a language's data is written. */
export type WrittenLanguage = {
  readonly titles: readonly string[];
  readonly skills: readonly string[];
  readonly words: readonly string[];
  readonly headings: string;
  readonly jobHeadings: string;
  /** Abbreviations that end with a dot, which then does not end a sentence. */
  readonly abbreviations: string;
};

/** A language prepared for reading. */
export type Glossary = {
  readonly phrases: PhraseNode;
  /** Folded words of a heading, joined by spaces, to the English heading. */
  readonly headings: ReadonlyMap<string, string>;
  readonly jobHeadings: ReadonlyMap<string, string>;
  /** Folded abbreviations whose dot does not end a sentence. */
  readonly abbreviations: ReadonlySet<string>;
};

/** One entry of a data file: the English words and what the language has for them. */
export type WrittenEntry = { readonly target: string; readonly names: readonly string[] };

export const WRITTEN: Readonly<Record<ReadLanguage, WrittenLanguage>> = {
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  nl: DUTCH,
};

/** The translation of a word without meaning. */
const NOTHING = '_';
const CONTINUED = /\n {4,}/g;

const built = new Map<ReadLanguage, Glossary>();

/** The glossary of a language, built on the first call and never changed. */
export function glossaryOf(language: ReadLanguage): Glossary {
  const known = built.get(language);
  if (known !== undefined) return known;
  const glossary = build(language);
  built.set(language, glossary);
  return glossary;
}

/**
 * Reads entries written as 'english words = word, other word', one per line; a line indented by four continues the
 * previous one.
 */
export function readEntries(text: string): WrittenEntry[] {
  return text
    .replace(CONTINUED, ' ')
    .split('\n')
    .map((line) => line.split(' = '))
    .flatMap(([target = '', names]) =>
      names === undefined
        ? []
        : [{ target: target.trim(), names: names.split(',').map((name) => name.trim()) }],
    );
}

/** The words of a phrase in lookup form. */
export function phraseForms(language: ReadLanguage, phrase: string): string[] {
  const { text } = foldText(phrase);
  return tokensOf(text, language, 0, text.length).map(({ form }) => form);
}

function build(language: ReadLanguage): Glossary {
  const { titles, skills, words, headings, jobHeadings, abbreviations } = WRITTEN[language];
  const phrases = emptyPhrases();
  for (const { target, names } of [...titles, ...skills, ...words].flatMap(readEntries)) {
    const english = target === NOTHING ? '' : foldText(target).text;
    for (const name of names) addPhrase(phrases, language, phraseForms(language, name), english);
  }
  return {
    phrases,
    headings: headingMap(language, headings),
    jobHeadings: headingMap(language, jobHeadings),
    abbreviations: new Set(foldText(abbreviations).text.split(' ')),
  };
}

function headingMap(language: ReadLanguage, written: string): Map<string, string> {
  return new Map(
    readEntries(written).flatMap(({ target, names }) =>
      names.map((name) => [phraseForms(language, name).join(' '), target] as const),
    ),
  );
}

import { describe, expect, test } from 'vitest';
import { foldText } from '../../../read/fold';
import { readAt } from '../../../read/language/find-phrase';
import { glossaryOf, phraseForms, readEntries, WRITTEN } from '../../../read/language/glossary';
import { READ_LANGUAGES, type ReadLanguage } from '../../../read/language/languages';
import { tokensOf } from '../../../read/language/tokens';
import { NONE } from '../../../skills/name-trie';
import { taxonomyIndex } from '../../index-taxonomy';
import { splitName } from '../../split-name';

/** What a recruiter may expect of a language that is called supported. */
const FEWEST = { occupations: 200, names: 800 };

const index = taxonomyIndex();

function nodeOf(name: string): number {
  return index.names.find(splitName(name).map((form) => index.wordIds.get(form) ?? 0));
}

const readAs = (language: ReadLanguage, phrase: string): string => {
  const { text } = foldText(phrase);
  const tokens = tokensOf(text, language, 0, text.length);
  const { english, length } = readAt(text, language, glossaryOf(language).phrases, tokens, 0);
  return length === tokens.length ? english : '';
};

describe.each(READ_LANGUAGES)('the data of %s', (language) => {
  const { titles, skills, words, headings, jobHeadings } = WRITTEN[language];
  const titleEntries = titles.flatMap(readEntries);
  const skillEntries = skills.flatMap(readEntries);

  test('every title leads to a title of the map, and together they cover most occupations that hire', () => {
    const families = new Set<number>();
    const unknown = titleEntries.filter(({ target }) => {
      const title = index.titles[index.names.titleAt(nodeOf(target))];
      for (const family of title?.families ?? []) families.add(family);
      return title === undefined;
    });
    expect(unknown.map(({ target }) => target)).toEqual([]);
    expect(families.size).toBeGreaterThanOrEqual(FEWEST.occupations);
  });

  test('every skill leads to a concept of the taxonomy', () => {
    const unknown = skillEntries.filter(
      ({ target }) => index.names.nameAt(nodeOf(target)) === NONE,
    );
    expect(unknown.map(({ target }) => target)).toEqual([]);
    const names = skillEntries.reduce((sum, entry) => sum + entry.names.length, 0);
    expect(names).toBeGreaterThanOrEqual(FEWEST.names);
  });

  test('no phrase stands twice, and none is empty', () => {
    const all = [...titleEntries, ...skillEntries, ...words.flatMap(readEntries)].flatMap((entry) =>
      entry.names.map((name) => phraseForms(language, name).join(' ')),
    );
    for (const phrases of [
      all,
      ...[headings, jobHeadings].map((written) =>
        readEntries(written).flatMap(({ names }) =>
          names.map((name) => phraseForms(language, name).join(' ')),
        ),
      ),
    ]) {
      expect(
        phrases.filter((phrase, at) => phrase === '' || phrases.indexOf(phrase) !== at),
      ).toEqual([]);
    }
  });

  test('every phrase is read as what its line says', () => {
    const wrong = [...titleEntries, ...skillEntries].flatMap(({ target, names }) =>
      names.filter((name) => readAs(language, name) !== foldText(target).text),
    );
    expect(wrong).toEqual([]);
  });
});

describe('women and men of one occupation are read alike', () => {
  const feminine: Readonly<Record<ReadLanguage, (title: string) => string | null>> = {
    de: (title) => (/(?:er|ist|ent|ant|or|eur)$/.test(title) ? `${title}in` : null),
    fr: (title) => {
      if (/[^t]eur$/.test(title)) return title.replace(/eur$/, 'euse');
      if (title.endsWith('teur')) return title.replace(/teur$/, 'trice');
      if (title.endsWith('ier')) return title.replace(/ier$/, 'ière');
      return title.endsWith('ien') ? `${title}ne` : null;
    },
    es: (title) =>
      title.endsWith('or') ? `${title}a` : title.endsWith('ero') ? title.replace(/o$/, 'a') : null,
    nl: (title) => (title.endsWith('werker') ? title.replace(/er$/, 'ster') : null),
  };

  test.each(READ_LANGUAGES)('in %s', (language) => {
    const pairs = WRITTEN[language].titles.flatMap(readEntries).flatMap(({ target, names }) =>
      names
        .filter((name) => /^[\p{L}]+$/u.test(name))
        .flatMap((name) => {
          const other = feminine[language](name);
          return other === null ? [] : [{ other, english: foldText(target).text }];
        }),
    );
    expect(pairs.length).toBeGreaterThan(10);
    const apart = pairs.filter(({ other, english }) => readAs(language, other) !== english);
    expect(apart.map(({ other }) => other)).toEqual([]);
  });
});

import { phrasesOf } from '../../read/any-of';
import { matchesIn } from '../../read/matches-in';
import type { ScannedText } from '../../read/scan';
import { conceptAt } from '../../taxonomy/own-terms';
import type { ConceptMention } from '../mentions';
import { LEVEL_WORDS, levelOf, type SpokenLevel } from './levels';

/** A language on a line, with the levels that its line tells of it. */
export type SpokenMention = {
  readonly mention: ConceptMention;
  readonly levels: readonly SpokenLevel[];
};

type Place = { readonly start: number; readonly end: number };
type LevelPlace = Place & { readonly level: SpokenLevel };
type LanguagePlace = Place & { readonly mention: ConceptMention; levels: LevelPlace[] };

/** Words that stand between a language and its level without meaning anything else. */
const FILLERS = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${phrasesOf(
    `language, languages, skills?, levels?, proficien(?:t|cy), knowledge, command, fluency, speakers?, speaking, speaks?, spoken, written, writing,
     reading, listening, oral, verbal, understanding, cefr, cefrl, gers?, ilr, minimum, min, mind, mindestens, least, high, higher, above, better,
     both, and, or, in, of, on, at, to, for, the, a, an, is, are, my, i, plus, certificate, certified, mundlich, schriftlich, schrift, wort`,
  )}(?![\p{L}\p{N}])`,
  'gu',
);
const EMPTY = /^[^\p{L}\p{N}]*$/u;
/** What parts one language from the next: a full stop, a bar or a tab more surely than a comma. */
const PARTS_SURELY = /[;|•·\n\t]|\.\s/u;
const PARTS = /[,/]|(?<!\p{L})(?:and|or|und|et|y|en)(?!\p{L})|&/u;
const CARRIES = /^(?:[\s,/&]|(?:and|or|both|as well as)(?![\p{L}\p{N}]))*$/u;
/** Lines further down than this no longer belong to a row of languages. */
const ROW_REACH = 2;
/** A line that names more languages says of none how well it is spoken: it would be read again for each of them. */
const MOST_IN_ROW = 200;
/** Fillers between a language and its level take fewer signs. */
const LONGEST_BETWEEN = 200;

/** The languages that a text speaks of, with the levels told of each: on its own line, or in the row below in a table. */
export function spokenMentions(
  scanned: ScannedText,
  mentions: readonly ConceptMention[],
): SpokenMention[] {
  const rows = new Map<number, ConceptMention[]>();
  for (const mention of mentions) {
    if (!isLanguage(scanned, mention)) continue;
    const row = scanned.words.line[mention.first] ?? 0;
    const inRow = rows.get(row);
    if (inRow === undefined) rows.set(row, [mention]);
    else inRow.push(mention);
  }
  return [...rows].flatMap(([row, inRow]) => onLine(scanned, row, inRow));
}

/** 'Bilingual' and 'language skills' name no language. */
function isLanguage(
  { own, words }: ScannedText,
  { concept, first, last }: ConceptMention,
): boolean {
  if (conceptAt(own, concept)?.kind !== 'spoken_language') return false;
  return !NO_LANGUAGE.test(
    words.word
      .slice(first, last + 1)
      .map(({ form }) => form)
      .join(' '),
  );
}

const NO_LANGUAGE =
  /^(?:bilingual|multilingual|trilingual|foreign languages?|second languages?|language skills?)$/;

function onLine(
  scanned: ScannedText,
  row: number,
  mentions: readonly ConceptMention[],
): SpokenMention[] {
  if (mentions.length > MOST_IN_ROW) return mentions.map((mention) => ({ mention, levels: [] }));
  const { words, lines, folded } = scanned;
  const from = lines.start[row] ?? 0;
  const line = folded.text.slice(from, lines.end[row] ?? from);
  const languages = mentions.map(
    (mention): LanguagePlace => ({
      mention,
      start: (words.start[mention.first] ?? from) - from,
      end: (words.end[mention.last] ?? from) - from,
      levels: [],
    }),
  );
  const levels = levelPlaces(line);
  const opensWithLevel = (levels[0]?.start ?? line.length) < (languages[0]?.start ?? 0);
  for (const level of levels) ownerOf(line, languages, level, opensWithLevel)?.levels.push(level);
  if (levels.length === 0) fromRowBelow(scanned, row, line, languages);
  else carryOn(line, languages);
  return languages.map(({ mention, levels: told }) => ({
    mention,
    levels: told.map(({ level }) => level),
  }));
}

function levelPlaces(text: string): LevelPlace[] {
  return matchesIn(text, LEVEL_WORDS).flatMap((found): LevelPlace[] => {
    const level = levelOf(found[0]);
    if (level === null) return [];
    return [{ level, start: found.index, end: found.index + found[0].length }];
  });
}

/** The language beside a level with nothing but fillers between; of two the one that is parted from it the least. */
function ownerOf(
  line: string,
  languages: readonly LanguagePlace[],
  level: LevelPlace,
  opensWithLevel: boolean,
): LanguagePlace | null {
  const inside = languages.find(({ start, end }) => start < level.end && level.start < end);
  if (inside !== undefined) return inside;
  const before = languages.findLast(({ end }) => end <= level.start) ?? null;
  const after = languages.find(({ start }) => start >= level.end) ?? null;
  const behind = before === null ? null : partingOf(line, before.end, level.start);
  const ahead = after === null ? null : partingOf(line, level.end, after.start);
  if (behind === null) return ahead === null ? null : after;
  if (ahead === null) return before;
  if (behind !== ahead) return behind < ahead ? before : after;
  return opensWithLevel ? after : before;
}

/** 0 to 2: how clearly a stretch between a language and a level parts them; null where it speaks of something else. */
function partingOf(line: string, from: number, to: number): number | null {
  if (to - from > LONGEST_BETWEEN) return null;
  const between = line.slice(from, to);
  const rest = between.replace(LEVEL_WORDS, ' ').replace(FILLERS, ' ');
  if (!EMPTY.test(rest)) return null;
  if (PARTS_SURELY.test(between)) return 2;
  return PARTS.test(between) ? 1 : 0;
}

/** 'Fluent in German, French and Dutch': a level that stands before goes for all that are joined behind it. */
function carryOn(line: string, languages: readonly LanguagePlace[]): void {
  languages.forEach((language, at) => {
    const before = languages[at - 1];
    if (language.levels.length > 0 || before === undefined) return;
    if (!CARRIES.test(line.slice(before.end, language.start))) return;
    language.levels = before.levels.filter(({ start }) => start < before.end);
  });
}

/**
 * A row of languages over a row of as many levels, or one language over its levels: the table of a resume, read cell by cell. Both
 * rows must hold nothing else.
 */
function fromRowBelow(
  { lines, folded }: ScannedText,
  row: number,
  line: string,
  languages: readonly LanguagePlace[],
): void {
  const names = languages.reduceRight(
    (left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`,
    line,
  );
  if (!EMPTY.test(names.replace(FILLERS, ' '))) return;
  for (let next = row + 1; next <= row + ROW_REACH; next++) {
    const below = folded.text.slice(lines.start[next] ?? 0, lines.end[next] ?? 0);
    if (below.trim() === '') continue;
    const levels = levelPlaces(below);
    if (levels.length === 0 || !EMPTY.test(below.replace(LEVEL_WORDS, ' ').replace(FILLERS, ' ')))
      return;
    const [only] = languages;
    if (languages.length === 1 && only !== undefined) only.levels = levels;
    else if (levels.length === languages.length)
      languages.forEach((language, at) => {
        language.levels.push(...levels.slice(at, at + 1));
      });
    return;
  }
}

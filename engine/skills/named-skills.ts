import { type Folded, foldText, originalEnd, originalStart } from '../read/fold';
import type { LanguageCode } from '../read/language/languages';
import { inEnglish, languageOf } from '../read/language/read-language';
import { blankMarkup } from '../read/markup';
import { type ScannedText, scanText } from '../read/scan';
import { NO_BREAK } from '../read/words';
import { taxonomyIndex } from '../taxonomy/index-taxonomy';
import type { ConceptKind } from '../taxonomy/types';
import { findActivities } from './activities/find-activities';
import { type FoundNames, findNames } from './find-names';

/** A name of the taxonomy in a text; offsets are UTF-16 units of the text. */
export type NamedSkill = {
  readonly name: string;
  readonly kind: ConceptKind;
  readonly start: number;
  readonly end: number;
};

/** Something that people do, as a text says it; offsets are UTF-16 units of the text. */
export type NamedActivity = Omit<NamedSkill, 'kind'>;

/** Kinds whose names people write with 'software' after them: 'Yardi software', 'accounting software'. */
const RUN_ON_COMPUTERS: ReadonlySet<ConceptKind> = new Set([
  'tool',
  'technology',
  'skill',
  'method',
]);

/** Every name of the taxonomy in a text, in the order of the text, and its language. Names never overlap. */
export function namedSkills(text: string): {
  readonly skills: NamedSkill[];
  /** What the text says that people do; in English alone. */
  readonly activities: NamedActivity[];
  readonly language: LanguageCode;
} {
  const written = foldText(blankMarkup(text));
  const scan = (folded: Folded): ScannedText => scanText(text, folded);
  const asWritten = scan(written);
  const language = languageOf(asWritten);
  const glossed = inEnglish(written, 'resume', language);
  const scanned = glossed === null ? asWritten : scan(glossed);
  const found = findNames(scanned);
  return {
    skills: skillsIn(scanned, found),
    activities: language.main === 'en' ? activitiesIn(scanned, found) : [],
    language: language.main,
  };
}

function activitiesIn(scanned: ScannedText, { concepts }: FoundNames): NamedActivity[] {
  return findActivities(scanned, concepts).map(({ name, first, last }) => ({
    name,
    ...offsets(scanned, first, last),
  }));
}

function offsets(
  scanned: ScannedText,
  first: number,
  last: number,
): { start: number; end: number } {
  return {
    start: originalStart(scanned.folded, scanned.text, scanned.words.start[first] ?? 0),
    end: originalEnd(scanned.folded, scanned.text, scanned.words.end[last] ?? 0),
  };
}

function skillsIn(scanned: ScannedText, found: FoundNames): NamedSkill[] {
  const { concepts } = taxonomyIndex();
  const opens = new Set([...found.concepts, ...found.titles].map((mention) => mention.first));
  return found.concepts.flatMap((mention) => {
    const concept = concepts[mention.concept];
    if (concept === undefined) return [];
    const next = mention.last + 1;
    const last =
      RUN_ON_COMPUTERS.has(concept.kind) && !opens.has(next) && isSoftware(scanned, next)
        ? next
        : mention.last;
    return [
      {
        name: concept.name,
        kind: concept.kind,
        ...offsets(scanned, mention.first, last),
      },
    ];
  });
}

/** Whether a word says 'software' of the one before it. */
function isSoftware({ words }: ScannedText, at: number): boolean {
  return words.gap[at] === NO_BREAK && words.word[at]?.form === 'software';
}

import type { RequirementKind } from '@candor/domain/model/match';
import type { ConceptMention } from '../../skills/mentions';
import { conceptAt } from '../../taxonomy/own-terms';
import type { ConceptKind } from '../../taxonomy/types';
import type { ScannedText } from '../scan';
import { type AskedLevels, askedLanguages } from './asked-languages';
import { type AskedYears, areOfTitle, yearsOf } from './asked-years';
import type { Draft } from './draft';
import { eitherYears } from './either-years';
import { allowsSimilar, groupChoices, joinedBySlashes } from './group-skills';
import { isPartObtainable } from './obtainable';
import { draftFrom, importanceOf, orList } from './sentence-draft';
import type { Sentence } from './sentences';
import type { UnlistedName } from './unlisted-names';

/** Skills, tools and methods, each with the years that the sentence asks of it. */
export function skillDrafts(
  scanned: ScannedText,
  sentence: Sentence,
  mentions: readonly ConceptMention[],
  asked: readonly AskedYears[],
  unlisted: readonly UnlistedName[],
): Draft[] {
  const named =
    asked.length === 0 ? [] : mentions.map((mention) => placeOf(scanned, sentence, [mention]));
  const placed = groupChoices(scanned, mentions, unlisted).map((group) => {
    const place = placeOf(scanned, sentence, group);
    const isPlace =
      group.every((mention) => kindAt(scanned, mention) === 'skill') &&
      areOfTitle(sentence.folded, asked, place.start);
    const years = isPlace ? null : yearsOf(sentence.folded, asked, place, named);
    const draft = choiceDraft(scanned, sentence, group, years === null ? 'skill' : 'experience');
    if (years === null || draft.ask.type !== 'skill') return { draft, ...place };
    const text = `${draft.text}, ${years}+ ${years === 1 ? 'year' : 'years'}`;
    return { draft: { ...draft, text, ask: { ...draft.ask, years } }, ...place };
  });
  return eitherYears(sentence.folded, placed, asked);
}

/** Certificates and licences. One that people only have to be able to obtain is not asked for today. */
export function paperDrafts(
  scanned: ScannedText,
  sentence: Sentence,
  mentions: readonly ConceptMention[],
  unlisted: readonly UnlistedName[],
): Draft[] {
  return groupChoices(scanned, mentions, unlisted).map((group) => {
    const { end } = placeOf(scanned, sentence, group);
    const mayCome = isPartObtainable(sentence.folded, end);
    const importance = mayCome ? 'nice' : importanceOf(sentence);
    const isLicence = group[0] !== undefined && kindAt(scanned, group[0]) === 'licence';
    const kind = isLicence ? 'licence' : 'certification';
    return { ...choiceDraft(scanned, sentence, group, kind), importance };
  });
}

/** Ends of what says only that there is another language: 'bilingual', 'second language (Mandarin, Turkish)'. */
const SAYS_SECOND: ReadonlySet<string> = new Set(['bilingual', 'language']);
const SPEAKS_SEVERAL = /bilingual|trilingual|multilingual/;

/** Languages, or choices of some, with the level that the job says: of a choice the lowest. */
export function languageDrafts(
  scanned: ScannedText,
  sentence: Sentence,
  mentions: readonly ConceptMention[],
  levels: AskedLevels,
): Draft[] {
  // 'Bilingual' adds nothing if the languages are named.
  const named = mentions.filter(
    ({ first, last }) =>
      mentions.length === 1 ||
      !SAYS_SECOND.has(scanned.words.word[last]?.form ?? '') ||
      (first !== last && scanned.words.word[first]?.form !== 'second'),
  );
  const choices = groupChoices(scanned, askedLanguages(scanned, sentence, named));
  const groups = choices.flatMap((group) =>
    areAllSpoken(scanned, sentence, group) ? group.map((mention) => [mention]) : [group],
  );
  return groups.map((group) => {
    const draft = choiceDraft(scanned, sentence, group, 'language');
    const [level] = group
      .flatMap((mention) => levels.get(mention) ?? [])
      .sort((a, b) => a.asks - b.asks);
    if (level === undefined || draft.ask.type !== 'skill') return draft;
    return { ...draft, text: `${draft.text} (${level.name})`, ask: { ...draft.ask, level } };
  });
}

/**
 * 'Bilingual Spanish/English' and 'Spanish/English' ask for both: who reads the posting knows English, so a choice with it would
 * ask for nothing.
 */
function areAllSpoken(
  scanned: ScannedText,
  sentence: Sentence,
  group: readonly ConceptMention[],
): boolean {
  if (!joinedBySlashes(scanned, group)) return false;
  return (
    SPEAKS_SEVERAL.test(sentence.folded) ||
    group.some(({ concept }) => conceptAt(scanned.own, concept)?.name === 'English')
  );
}

/** What kind of thing a mention names. */
export function kindAt({ own }: ScannedText, { concept }: ConceptMention): ConceptKind {
  return conceptAt(own, concept)?.kind ?? 'skill';
}

/** Any one of the things that a group names. */
function choiceDraft(
  scanned: ScannedText,
  sentence: Sentence,
  group: readonly ConceptMention[],
  kind: RequirementKind,
): Draft {
  const concepts = [...new Set(group.map((mention) => mention.concept))];
  const names = concepts.map((concept) => conceptAt(scanned.own, concept)?.name ?? '');
  const similar = allowsSimilar(scanned, group);
  return draftFrom(sentence, {
    text: orList(similar ? [...names, 'similar'] : names),
    kind,
    ask: { type: 'skill', concepts, years: null, similar, level: null },
    alternatives: names.length > 1 ? names : [],
    first: group[0]?.first ?? sentence.first,
    last: group.at(-1)?.last ?? sentence.last,
  });
}

/** The position of a group in the folded text of its sentence. */
function placeOf(
  { words }: ScannedText,
  sentence: Sentence,
  group: readonly ConceptMention[],
): { start: number; end: number } {
  const from = words.start[sentence.first] ?? 0;
  const first = group[0]?.first ?? sentence.first;
  const last = group.at(-1)?.last ?? first;
  return { start: (words.start[first] ?? 0) - from, end: (words.end[last] ?? 0) - from };
}

import type { DocumentLanguage, JobRequirement } from '@candor/domain/model/match';
import { findDegrees } from '../read/degrees';
import { type Folded, foldedOffset, foldText, originalEnd, originalStart } from '../read/fold';
import { titleBegins } from '../read/job/above-title';
import { askedLevels } from '../read/job/asked-languages';
import type { Draft } from '../read/job/draft';
import { keywordItems } from '../read/job/keyword-list';
import { draftsOf } from '../read/job/requirements';
import { readSentences, type Sentence } from '../read/job/sentences';
import { readTitle } from '../read/job/title';
import type { TextLanguage } from '../read/language/detect';
import { documentLanguage } from '../read/language/document-language';
import { inEnglish, languageOf } from '../read/language/read-language';
import { blankMarkup } from '../read/markup';
import { NO_RUNS, type WordRuns, wordRuns } from '../read/pasted';
import { linkSpans } from '../read/private';
import { readOutside, type ScannedText, scanWhole } from '../read/scan';
import { mergeSpans } from '../read/skip-spans';
import { type FoundNames, findNames } from '../skills/find-names';
import { licenceOfTrade, withLicences } from '../skills/licensed-titles';
import { askedAs } from '../taxonomy/asked-as';
import { taxonomyIndex } from '../taxonomy/index-taxonomy';
import type { OwnTerms } from '../taxonomy/own-terms';
import { readingVersion } from '../taxonomy/reading-version';
import { familyCloseness, TitleAffinity } from './affinity';
import { domainTerms } from './domain-terms';
import { FieldTitles } from './field-titles';
import { helpingTitles } from './helping-titles';
import { findJobFamilies, type JobFamilies } from './job-families';
import type { JobLine } from './job-lines';
import { coverageTerms, titleTerms } from './job-terms';
import { ledgerLines } from './ledger-lines';
import { listDrafts } from './list-drafts';
import { buildLookups, type Lookups } from './lookups';
import { otherSpecialisms } from './other-specialisms';
import { rankDrafts } from './rank-drafts';
import { standingAsked } from './standing';
import { tells } from './tells';
import { KNOWN_TITLE, yearsOfTrade } from './years-of-trade';

/** A job as read from its text. */
export type JobReading = {
  readonly title: string | null;
  readonly requirements: readonly JobRequirement[];
  /** Names of the occupation families the job belongs to, with their shares; empty if none is recognized. */
  readonly occupations: readonly { readonly name: string; readonly share: number }[];
  /** 0 to 1: how certain the occupation is. */
  readonly occupation_confidence: number;
  /** True for a job that is only a keyword list. */
  readonly keyword_list: boolean;
  readonly language: DocumentLanguage;
};

/** A job prepared once, for any number of candidates. Opaque to callers except for `reading`. */
export type CompiledJob = {
  readonly reading: JobReading;
  readonly lines: readonly JobLine[];
  readonly families: JobFamilies;
  readonly titleAffinity: TitleAffinity;
  /** By line: the titles that show the work whose years it asks for; null for lines that ask for none. */
  readonly fieldTitles: readonly (FieldTitles | null)[];
  readonly lookups: Lookups;
  /** Word runs of the text, to find it pasted into a resume; empty for keyword lists. */
  readonly runs: WordRuns;
  /** The account's own terms with which job and candidates are read. */
  readonly own: OwnTerms | null;
  /** What a result must name to be reproducible: engine, imported taxonomy and own terms. */
  readonly version: string;
};

/**
 * Reads a job description and prepares everything that matching needs. `own` are the account's terms, with which job
 * and candidates are read.
 */
export function compileJob(text: string, own: OwnTerms | null = null): CompiledJob {
  const { scanned, asWritten, language } = scanJob(text, own);
  const title = readTitle(scanned);
  const titleWords = title === null ? 0 : title.last + 1;
  const items = keywordItems(scanned);
  const found = findNames(scanned, items === null ? titleWords : null);
  const names = { ...found, concepts: withLicences(scanned, found.concepts, found.titles) };
  const sentences = readSentences(scanned, titleWords);
  const stems = keptStems(scanned, titleWords, sentences, items !== null);
  const titles = names.titles.filter(
    (mention) => items !== null || mention.last < Math.max(titleWords, 1),
  );
  const families = findJobFamilies(scanned, titles, titleWords, stems);
  const drafts =
    items === null
      ? rankDrafts(
          yearsOfTrade(scanned, readDrafts(scanned, sentences, names, families), {
            titles: names.titles,
            titleWords,
            named: families.named,
          }),
          names,
          titleWords,
        )
      : listDrafts(scanned, items, names);
  const terms = items === null ? coverageTerms(scanned, titleWords, sentences) : [];
  const closeness = familyCloseness(families.families);
  const domain = domainTerms(families.families, closeness);
  const titleWeights = titleTerms(scanned, titleWords);
  const lines = ledgerLines(drafts, {
    families,
    has: { terms: terms.length > 0, title: titleWeights.length > 0 },
    isList: items !== null,
  });
  return {
    reading: {
      ...describe(scanned, title?.text ?? null, lines, families, items !== null),
      language: documentLanguage(language.main),
    },
    lines,
    families,
    titleAffinity: new TitleAffinity(
      closeness,
      titles.some(({ title }) => helpingTitles().has(title)),
      otherSpecialisms(titles.filter(({ nested }) => !nested).map(({ title }) => title)),
      standingAsked(scanned.words.word.slice(0, titleWords), families.families),
    ),
    fieldTitles: lines.map(({ task }) =>
      task.type === 'skill' && task.years !== null
        ? new FieldTitles(
            task.concepts,
            families.families,
            titles.map(({ title }) => title),
          )
        : null,
    ),
    lookups: buildLookups(lines, terms, domain, titleWeights, own),
    runs: items === null ? wordRuns(asWritten.words) : NO_RUNS,
    own,
    version: readingVersion(own),
  };
}

/** The words of a job text, without anything above its title, leftovers of a web page and addresses of any kind. */
function scanJob(
  text: string,
  own: OwnTerms | null,
): { scanned: ScannedText; asWritten: ScannedText; language: TextLanguage } {
  const plain = blankMarkup(text);
  const written = foldText(plain);
  const above = titleBegins(plain);
  const scan = (folded: Folded): ScannedText => {
    const links = linkSpans(folded, own);
    const unread = above === 0 ? links : [[0, foldedOffset(folded, above)] as const, ...links];
    return readOutside(scanWhole(plain, folded, own), mergeSpans(unread));
  };
  const asWritten = scan(written);
  const language = languageOf(asWritten);
  const glossed = inEnglish(written, 'job', language);
  return { scanned: glossed === null ? asWritten : scan(glossed), asWritten, language };
}

function readDrafts(
  scanned: ScannedText,
  sentences: readonly Sentence[],
  names: FoundNames,
  { families, named }: JobFamilies,
): Draft[] {
  const [trade] = families;
  const licence = trade === undefined || named < KNOWN_TITLE ? null : licenceOfTrade(trade.family);
  const degrees = findDegrees(scanned);
  const mentions = names.concepts.map((mention) => {
    const concept = askedAs(mention.concept);
    return concept === mention.concept ? mention : { ...mention, concept };
  });
  const levels = askedLevels(scanned, mentions);
  return sentences
    .filter((sentence) => sentence.kept)
    .flatMap((sentence) => {
      const concepts = inside(mentions, sentence);
      return draftsOf(scanned, sentence, {
        concepts,
        degrees: inside(degrees, sentence),
        levels,
        licence,
      });
    });
}

/** The mentions, which stand in text order, that lie in a sentence. Looking through all for each sentence would take their product. */
function inside<Mention extends { readonly first: number; readonly last: number }>(
  mentions: readonly Mention[],
  { first, last }: Sentence,
): Mention[] {
  let low = 0;
  let high = mentions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((mentions[middle]?.first ?? 0) < first) low = middle + 1;
    else high = middle;
  }
  const found: Mention[] = [];
  for (let at = low; (mentions[at]?.first ?? last + 1) <= last; at++) {
    const mention = mentions[at];
    if (mention !== undefined && mention.last <= last) found.push(mention);
  }
  return found;
}

function keptStems(
  scanned: ScannedText,
  titleWords: number,
  sentences: readonly Sentence[],
  all: boolean,
): Set<string> {
  const { word } = scanned.words;
  const stems = new Set<string>();
  const keep = (first: number, last: number): void => {
    for (let at = first; at <= last; at++) {
      const here = word[at];
      if (here !== undefined && tells(here)) stems.add(here.stem);
    }
  };
  if (all) keep(0, word.length - 1);
  else {
    keep(0, titleWords - 1);
    for (const sentence of sentences) if (sentence.kept) keep(sentence.first, sentence.last);
  }
  return stems;
}

function describe(
  scanned: ScannedText,
  title: string | null,
  lines: readonly JobLine[],
  families: JobFamilies,
  keywordList: boolean,
): Omit<JobReading, 'language'> {
  return {
    title,
    requirements: lines.map((line) => requirementOf(scanned, line)),
    occupations: families.families.map(({ family, share }) => ({
      name: taxonomyIndex().families[family]?.name ?? '',
      share,
    })),
    occupation_confidence: families.confidence,
    keyword_list: keywordList,
  };
}

function requirementOf(scanned: ScannedText, line: JobLine): JobRequirement {
  const { task, source } = line;
  const years = task.type === 'years' || task.type === 'skill' ? task.years : null;
  return {
    id: line.id,
    text: line.text,
    kind: line.kind,
    importance: line.importance,
    weight: line.weight,
    minimum_years: years,
    alternatives: [...line.alternatives],
    source: source === null ? null : spanOf(scanned, source.first, source.last),
    ...(line.neededByLaw === undefined ? {} : { needed_by_law: line.neededByLaw }),
  };
}

function spanOf(scanned: ScannedText, first: number, last: number): { start: number; end: number } {
  return {
    start: originalStart(scanned.folded, scanned.text, scanned.words.start[first] ?? 0),
    end: originalEnd(scanned.folded, scanned.text, scanned.words.end[last] ?? 0),
  };
}

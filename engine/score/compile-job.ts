import type { JobRequirement } from '@candor/domain/model/match';
import { findDegrees } from '../read/degrees';
import { foldText, originalOffset } from '../read/fold';
import type { Draft } from '../read/job/draft';
import { keywordItems } from '../read/job/keyword-list';
import { draftsOf } from '../read/job/requirements';
import { readSentences, type Sentence } from '../read/job/sentences';
import { readTitle } from '../read/job/title';
import { blankMarkup } from '../read/markup';
import { wordRuns } from '../read/pasted';
import { linkSpans, mergeSpans } from '../read/private';
import { type ScannedText, scanText } from '../read/scan';
import { type FoundNames, findNames } from '../skills/find-names';
import { taxonomyIndex } from '../taxonomy/index-taxonomy';
import { titleAffinities } from './affinity';
import { findJobFamilies, type JobFamilies } from './job-families';
import type { JobLine } from './job-lines';
import { coverageTerms, domainTerms, tells, titleTerms } from './job-terms';
import { ledgerLines } from './ledger-lines';
import { listDrafts } from './list-drafts';
import { buildLookups, type Lookups } from './lookups';
import { rankDrafts } from './rank-drafts';

/** A job as read from its text. */
export type JobReading = {
  readonly title: string | null;
  readonly requirements: readonly JobRequirement[];
  /** Names of the occupation families the job belongs to, with their shares; empty where none is recognised. */
  readonly occupations: readonly { readonly name: string; readonly share: number }[];
  /** 0 to 1: how surely the occupation is known. */
  readonly occupation_confidence: number;
  /** True for a job that is only a list of key words. */
  readonly keyword_list: boolean;
};

/** A job prepared once, for any number of candidates. Opaque to callers but for `reading`. */
export type CompiledJob = {
  readonly reading: JobReading;
  readonly lines: readonly JobLine[];
  readonly families: JobFamilies;
  readonly titleAffinity: Float64Array;
  readonly lookups: Lookups;
  /** Word runs of the text, to find it pasted into a resume; empty for lists of key words. */
  readonly runs: ReadonlySet<number>;
};

/** Reads a job description and prepares everything that matching needs. */
export function compileJob(text: string): CompiledJob {
  const scanned = scanJob(text);
  const title = readTitle(scanned);
  const titleWords = title === null ? 0 : title.last + 1;
  const items = keywordItems(scanned);
  const names = findNames(scanned, items === null ? titleWords : null);
  const sentences = readSentences(scanned, titleWords);
  const stems = keptStems(scanned, titleWords, sentences, items !== null);
  const titles = names.titles.filter(
    (mention) => items !== null || mention.last < Math.max(titleWords, 1),
  );
  const families = findJobFamilies(scanned, titles, titleWords, stems);
  const drafts =
    items === null
      ? rankDrafts(readDrafts(scanned, sentences, names), names, titleWords)
      : listDrafts(scanned, items, names);
  const terms = items === null ? coverageTerms(scanned, titleWords, sentences) : [];
  const domain = domainTerms(families.families);
  const lines = ledgerLines(drafts, families, terms.length > 0, items !== null);
  return {
    reading: describe(scanned, title?.text ?? null, lines, families, items !== null),
    lines,
    families,
    titleAffinity: titleAffinities(families.families),
    lookups: buildLookups(lines, terms, domain, titleTerms(scanned, titleWords)),
    runs: items === null ? wordRuns(scanned.words) : new Set(),
  };
}

/** The words of a job text, without what is left of a web page and without addresses of any kind. */
function scanJob(text: string): ScannedText {
  const plain = blankMarkup(text);
  const folded = foldText(plain);
  return scanText(plain, folded, mergeSpans(linkSpans(folded)));
}

function readDrafts(
  scanned: ScannedText,
  sentences: readonly Sentence[],
  names: FoundNames,
): Draft[] {
  const degrees = findDegrees(scanned);
  return sentences
    .filter((sentence) => sentence.kept)
    .flatMap((sentence) => {
      const inside = (at: { first: number; last: number }): boolean =>
        at.first >= sentence.first && at.last <= sentence.last;
      return draftsOf(scanned, sentence, names.concepts.filter(inside), degrees.filter(inside));
    });
}

function keptStems(
  scanned: ScannedText,
  titleWords: number,
  sentences: readonly Sentence[],
  all: boolean,
): Set<string> {
  const { word } = scanned.words;
  const kept = all
    ? word
    : [
        ...word.slice(0, titleWords),
        ...sentences.filter((s) => s.kept).flatMap((s) => word.slice(s.first, s.last + 1)),
      ];
  return new Set(kept.filter(tells).map((entry) => entry.stem));
}

function describe(
  scanned: ScannedText,
  title: string | null,
  lines: readonly JobLine[],
  families: JobFamilies,
  keywordList: boolean,
): JobReading {
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
  };
}

function spanOf(scanned: ScannedText, first: number, last: number): { start: number; end: number } {
  return {
    start: originalOffset(scanned.folded, scanned.words.start[first] ?? 0),
    end: originalOffset(scanned.folded, scanned.words.end[last] ?? 0),
  };
}

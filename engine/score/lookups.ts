import { NO_BREAK, type ScannedText } from '../read/scan';
import type { Word } from '../read/word';
import { hashOf } from '../read/word-hash';
import { conceptAt, type OwnTerms } from '../taxonomy/own-terms';
import type { JobLine } from './job-lines';
import type { WeighedPhrase, WeighedStem } from './job-terms';
import { type PhraseGroup, phraseGroups } from './phrase-groups';
import { otherSpellings } from './title-spellings';
import { IMPLIED_SHARE, SIMILAR_SHARE } from './weights';

/** A concept that earns credit on a line. */
export type ConceptUse = {
  readonly line: number;
  readonly share: number;
  readonly reason: 'named' | 'implied' | 'related';
};

/** Everything that one stem of a candidate's text can match. */
export type StemUse = {
  /** Index among the remaining terms of the job, or -1. */
  term: number;
  /** Index among the title words, or -1. */
  title: number;
  /** Phrase groups with this word and its index among their stems. */
  readonly phrases: { readonly group: number; readonly at: number }[];
  /** Vocabulary terms that begin with this stem, the longest first. */
  readonly domain: { readonly number: number; readonly stems: readonly string[] }[];
};

/** Bits by which nearly all words that are irrelevant to a job are told, in so little memory that it stays near the processor. */
const MARKS = 1 << 16;

/** The weights of terms by their numbers, and what they add up to. */
export type Weights = { readonly weights: Float64Array; readonly sum: number };

export type Lookups = {
  readonly concepts: ReadonlyMap<number, readonly ConceptUse[]>;
  readonly stems: StemTable;
  readonly terms: Weights;
  readonly domain: Weights;
  readonly titleWeights: Float64Array;
  readonly groups: readonly PhraseGroup[];
};

/** What the words of a text match, by their stems. */
export class StemTable {
  private readonly marks = new Int32Array(MARKS >> 5);

  constructor(private readonly uses: ReadonlyMap<string, StemUse>) {
    for (const stem of uses.keys()) {
      const hash = hashOf(stem, 0, stem.length);
      const at = (hash & (MARKS - 1)) >> 5;
      this.marks[at] = (this.marks[at] ?? 0) | (1 << hash);
    }
  }

  /** False for nearly every word that is irrelevant to the job, by `Word.stemHash`. */
  mayHold(stemHash: number): boolean {
    return ((this.marks[(stemHash & (MARKS - 1)) >> 5] ?? 0) & (1 << stemHash)) !== 0;
  }

  /** What a word matches; undefined for one that is irrelevant to the job. */
  get(word: Word | undefined): StemUse | undefined {
    return word === undefined ? undefined : this.uses.get(word.stem);
  }
}

/** Turns a job's lines and terms into tables for one pass over a candidate's words. */
export function buildLookups(
  lines: readonly JobLine[],
  terms: readonly WeighedStem[],
  domain: readonly WeighedPhrase[],
  title: readonly WeighedStem[],
  own: OwnTerms | null,
): Lookups {
  const stems = new Map<string, StemUse>();
  const useOf = (stem: string): StemUse => {
    const known = stems.get(stem);
    if (known !== undefined) return known;
    const use: StemUse = { term: -1, title: -1, phrases: [], domain: [] };
    stems.set(stem, use);
    return use;
  };
  terms.forEach((term, number) => {
    useOf(term.stem).term = number;
  });
  title.forEach((term, number) => {
    useOf(term.stem).title = number;
  });
  title.forEach((term, number) => {
    for (const other of otherSpellings(term.stem)) {
      const use = useOf(other);
      if (use.title === -1) use.title = number;
    }
  });
  domain.forEach((phrase, number) => {
    const { stems } = phrase;
    useOf(stems[0] ?? '').domain.push({ number, stems });
  });
  for (const use of stems.values()) use.domain.sort((a, b) => b.stems.length - a.stems.length);
  const groups = phraseGroups(lines, own);
  groups.forEach((group, number) => {
    group.stems.forEach((stem, at) => {
      useOf(stem).phrases.push({ group: number, at });
    });
  });
  return {
    concepts: conceptUses(lines, own),
    stems: new StemTable(stems),
    terms: weigh(terms),
    domain: weigh(domain),
    titleWeights: weigh(title).weights,
    groups,
  };
}

function weigh(terms: readonly { readonly weight: number }[]): Weights {
  // A list first: a column filled from a callback takes ten times as long.
  const weights = Float64Array.from(terms.map(({ weight }) => weight));
  return { weights, sum: weights.reduce((sum, weight) => sum + weight, 0) };
}

/** The longest vocabulary term that begins at word `at` of a text; null if none does. */
export function domainTermAt(
  use: StemUse,
  scanned: ScannedText,
  at: number,
): StemUse['domain'][number] | null {
  for (const term of use.domain) if (goesOn(term.stems, scanned, at)) return term;
  return null;
}

/** True if the words after word `at`, which has the first of these stems, have the others, without a break. */
function goesOn(stems: readonly string[], { words }: ScannedText, at: number): boolean {
  for (let step = 1; step < stems.length; step++) {
    const next = at + step;
    if (words.word[next]?.stem !== stems[step] || words.gap[next] !== NO_BREAK) return false;
  }
  return true;
}

function conceptUses(lines: readonly JobLine[], own: OwnTerms | null): Map<number, ConceptUse[]> {
  const uses = new Map<number, ConceptUse[]>();
  const put = (concept: number, use: ConceptUse): void => {
    const known = uses.get(concept) ?? [];
    const same = known.findIndex((other) => other.line === use.line);
    if (same === -1) known.push(use);
    else if ((known[same]?.share ?? 0) < use.share) known[same] = use;
    uses.set(concept, known);
  };
  lines.forEach((line, number) => {
    if (line.task.type !== 'skill' && line.task.type !== 'phrase') return;
    for (const asked of line.task.concepts) {
      put(asked, { line: number, share: 1, reason: 'named' });
      for (const narrower of conceptAt(own, asked)?.provenBy ?? []) {
        put(narrower, { line: number, share: IMPLIED_SHARE, reason: 'implied' });
      }
      const least = line.task.type === 'skill' && line.task.similar ? SIMILAR_SHARE : 0;
      for (const [neighbour, share] of conceptAt(own, asked)?.related ?? []) {
        put(neighbour, { line: number, share: Math.max(least, share), reason: 'related' });
      }
    }
  });
  return uses;
}

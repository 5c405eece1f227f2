import { hashOf } from '../read/word-hash';
import { taxonomyIndex } from '../taxonomy/index-taxonomy';
import { conceptAt, type OwnTerms } from '../taxonomy/own-terms';
import type { DomainTerms } from './domain-terms';
import type { JobLine } from './job-lines';
import type { WeighedStem } from './job-terms';
import { type PhraseGroup, phraseGroups } from './phrase-groups';
import { type TermWeights, termWeights } from './term-weights';
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
  /** The terms of the job's vocabulary that begin with it, the longest first, by their numbers in the map. */
  readonly domain: readonly number[];
};

/** Bits by which nearly all words that are irrelevant to a job are told, in so little memory that it stays near the processor. */
const MARKS = 1 << 16;

export type Lookups = {
  readonly concepts: ReadonlyMap<number, readonly ConceptUse[]>;
  readonly stems: StemTable;
  readonly terms: TermWeights;
  readonly domain: DomainTerms;
  readonly titleWeights: Float64Array;
  readonly groups: readonly PhraseGroup[];
};

const NO_TERMS: readonly number[] = [];
const NO_USE: Readonly<StemUse> = { term: -1, title: -1, phrases: [], domain: NO_TERMS };

/** What the words of a text match, by their stems. What is only in the vocabulary is looked up once a text has it. */
export class StemTable {
  private readonly marks = new Int32Array(MARKS >> 5);
  private readonly uses = new Map<string, StemUse>();

  constructor(private readonly domain: DomainTerms) {
    const { opening } = taxonomyIndex().vocabulary;
    for (const term of domain.terms) this.mark(opening[term] ?? 0);
  }

  /** False for nearly every word that is irrelevant to the job, by `Word.stemHash`. */
  mayHold(stemHash: number): boolean {
    return ((this.marks[(stemHash & (MARKS - 1)) >> 5] ?? 0) & (1 << stemHash)) !== 0;
  }

  /** What a stem matches. Nothing is kept of one that matches nothing: texts have any number of them. */
  useOf(stem: string): StemUse {
    const known = this.uses.get(stem);
    if (known !== undefined) return known;
    const domain = this.termsOf(stem);
    return domain.length === 0 ? NO_USE : this.keep(stem, domain);
  }

  /** The same for a stem that a job asks for in another way than by its vocabulary. */
  add(stem: string): StemUse {
    this.mark(hashOf(stem, 0, stem.length));
    return this.uses.get(stem) ?? this.keep(stem, this.termsOf(stem));
  }

  private termsOf(stem: string): readonly number[] {
    const terms = taxonomyIndex().vocabulary.byStem.get(stem) ?? NO_TERMS;
    return terms.filter((term) => this.domain.numbers[term] !== 0);
  }

  private keep(stem: string, domain: readonly number[]): StemUse {
    const use: StemUse = { term: -1, title: -1, phrases: [], domain };
    this.uses.set(stem, use);
    return use;
  }

  private mark(hash: number): void {
    const at = (hash & (MARKS - 1)) >> 5;
    this.marks[at] = (this.marks[at] ?? 0) | (1 << hash);
  }
}

/** Turns a job's lines and terms into tables for one pass over a candidate's words. */
export function buildLookups(
  lines: readonly JobLine[],
  terms: readonly WeighedStem[],
  domain: DomainTerms,
  title: readonly WeighedStem[],
  own: OwnTerms | null,
): Lookups {
  const stems = new StemTable(domain);
  terms.forEach((term, number) => {
    stems.add(term.stem).term = number;
  });
  title.forEach((term, number) => {
    stems.add(term.stem).title = number;
  });
  title.forEach((term, number) => {
    for (const other of otherSpellings(term.stem)) {
      const use = stems.add(other);
      if (use.title === -1) use.title = number;
    }
  });
  const groups = phraseGroups(lines, own);
  groups.forEach((group, number) => {
    group.stems.forEach((stem, at) => {
      stems.add(stem).phrases.push({ group: number, at });
    });
  });
  return {
    concepts: conceptUses(lines, own),
    stems,
    terms: termWeights(terms.map(({ weight }) => weight)),
    domain,
    titleWeights: Float64Array.from(title.map(({ weight }) => weight)),
    groups,
  };
}

function conceptUses(lines: readonly JobLine[], own: OwnTerms | null): Map<number, ConceptUse[]> {
  const uses = new Map<number, ConceptUse[]>();
  const put = (concept: number, use: ConceptUse): void => {
    const known = uses.get(concept);
    if (known === undefined) {
      // Most have one use, for which a list that grows would have room for many.
      uses.set(concept, [use]);
      return;
    }
    const same = known.findIndex((other) => other.line === use.line);
    if (same === -1) known.push(use);
    else if ((known[same]?.share ?? 0) < use.share) known[same] = use;
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

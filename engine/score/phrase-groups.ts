import { stemOf } from '../read/stem';
import type { IndexedConcept } from '../taxonomy/index-concepts';
import { conceptAt, type OwnTerms } from '../taxonomy/own-terms';
import { splitName } from '../taxonomy/split-name';
import type { JobLine } from './job-lines';
import { ALL_WORDS_SHARE, SCATTERED_SHARE } from './weights';
import { wordWeight } from './word-weight';

/** Words that prove a line of the ledger if they are on one line of the text. */
export type PhraseGroup = {
  readonly line: number;
  readonly stems: readonly string[];
  readonly weights: readonly number[];
  /** The sum of the weights. */
  readonly all: number;
  /** Only all words together count: the name of a concept in another order or form. */
  readonly whole: boolean;
};

/** The phrases of a job: requirements in words, and concept names of several words. */
export function phraseGroups(lines: readonly JobLine[], own: OwnTerms | null): PhraseGroup[] {
  return lines.flatMap((line, number): PhraseGroup[] => {
    if (line.task.type === 'phrase')
      return [line.task.stems, ...(line.task.others ?? [])].map((stems) =>
        groupOf(number, stems, false),
      );
    if (line.task.type !== 'skill') return [];
    return line.task.concepts.flatMap((concept) => {
      const asked = conceptAt(own, concept);
      const stems = asked === undefined ? [] : stemsOfName(asked);
      return stems.length < 2 ? [] : [groupOf(number, stems, true)];
    });
  });
}

/** By concept, for as long as it is known: many jobs ask for the same. */
const STEMS_OF = new WeakMap<IndexedConcept, readonly string[]>();

function stemsOfName(concept: IndexedConcept): readonly string[] {
  const stems = STEMS_OF.get(concept) ?? [...new Set(splitName(concept.name).map(stemOf))];
  STEMS_OF.set(concept, stems);
  return stems;
}

function groupOf(line: number, stems: readonly string[], whole: boolean): PhraseGroup {
  const weights = stems.map((stem) => 0.2 + wordWeight(stem));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return { line, stems, whole, weights, all };
}

/** Tracks the phrases of a job through the lines of a text. One tracker serves one text. */
export class PhraseTracker {
  private readonly found: Int32Array;
  private readonly foundOn: Int32Array;
  private readonly anywhere: Float64Array[];
  /** Best strength of each group so far, 0 to 1. */
  readonly best: Float64Array;

  constructor(private readonly groups: readonly PhraseGroup[]) {
    this.found = new Int32Array(groups.length);
    this.foundOn = new Int32Array(groups.length).fill(-1);
    this.best = new Float64Array(groups.length);
    this.anywhere = groups.map((group) => new Float64Array(group.whole ? 0 : group.stems.length));
  }

  /** Records word `at` of a group on a line of the text that is worth `credit`. */
  see(group: number, at: number, line: number, credit: number): void {
    const { weights, whole, all } = this.groups[group] ?? NO_GROUP;
    if (this.foundOn[group] !== line) {
      this.foundOn[group] = line;
      this.found[group] = 0;
    }
    const found = (this.found[group] ?? 0) | (1 << at);
    this.found[group] = found;
    let sum = 0;
    for (let bit = 0; bit < weights.length; bit++)
      if ((found & (1 << bit)) !== 0) sum += weights[bit] ?? 0;
    const share = whole ? (sum === all ? ALL_WORDS_SHARE : 0) : sum / all;
    this.best[group] = Math.max(this.best[group] ?? 0, share * credit);
    const anywhere = this.anywhere[group];
    if (anywhere !== undefined && !whole) anywhere[at] = Math.max(anywhere[at] ?? 0, credit);
  }

  /** Strength of a group over the whole text: its best line, or its words scattered over the text for less. */
  strength(group: number): number {
    const { weights, whole, all } = this.groups[group] ?? NO_GROUP;
    const best = this.best[group] ?? 0;
    if (whole) return best;
    const sum = weights.reduce(
      (total, weight, at) => total + weight * (this.anywhere[group]?.[at] ?? 0),
      0,
    );
    return Math.max(best, (SCATTERED_SHARE * sum) / all);
  }
}

const NO_GROUP: PhraseGroup = { line: 0, stems: [], weights: [], all: 0, whole: true };

import { levelsBelow } from '../taxonomy/data/ladders';
import { areLearntApart } from '../taxonomy/data/learnt-apart';
import { isLicensed, needsLicenceOf } from '../taxonomy/data/licensed-professions';
import { groupCloseness } from '../taxonomy/data/neighbouring-groups';
import type { IndexedFamily, IndexedTitle } from '../taxonomy/index-families';
import { taxonomyIndex } from '../taxonomy/index-taxonomy';
import { helpingTitles } from './helping-titles';
import type { JobFamily } from './job-families';
import type { OtherSpecialisms } from './other-specialisms';
import type { Standing } from './standing';

// Credit for work in another family of the same group; sharing a sector alone says little.
const SAME_GROUP = 0.6;
const SAME_SECTOR = 0.1;
/**
 * What remains of the closeness for somebody who assisted with the work of the job: carrying for electricians is not
 * wiring.
 */
const HELPED = 0.5;
/** The same for the titles of helpers that stand in the family of the work itself, where all closeness is full. */
const HELPING = 0.36;
/** The same for somebody with the licence of another profession, who may not do the work of the job. */
const LICENSED_OTHERWISE = 0.5;
/** The same for somebody of a lower level, by how many levels: the next one takes a course, the one after it another profession. */
const LEVEL_SHARES = [1, 0.7, 0.5, 0.5] as const;
/** The same for work that is learnt each for itself, as one trade of the building site and another, though they meet on every site. */
const LEARNT_FOR_ITSELF = 0.7;
/** The same for whoever holds the licence of the work that the job only helps with: a nurse who applies as a nursing assistant. */
const OVERQUALIFIED = 0.65;
const TRADES = 'trades';
/** Credit per share of common vocabulary, and the most that vocabulary alone can earn. */
const OVERLAP_SCALE = 0.45;
const MOST_BY_OVERLAP = 0.9;
/**
 * A title of several families gets the mean of its closest family and the average of all: it may mean any of them, and the average
 * alone where the text has no word of the job's work.
 */
const CLOSEST_SHARE = 0.5;
const NO_TITLES: ReadonlySet<number> = new Set();

/** How close another family is to the job's, 0 to 1: by their place in the map, and by their common words. */
export function affinity(from: number, to: number): number {
  if (from === to) return 1;
  const { families } = taxonomyIndex();
  const a = families[from];
  const b = families[to];
  if (a === undefined || b === undefined) return 0;
  const close = Math.min(MOST_BY_OVERLAP, placeAffinity(a, b) + OVERLAP_SCALE * overlap(a, b));
  if (b.helps.has(a.id)) return HELPED * close;
  if (needsLicenceOf(a.id, b.id)) return LICENSED_OTHERWISE * close;
  if (a.helps.has(b.id) && isLicensed(b.id)) return OVERQUALIFIED * close;
  const isApart = (a.group === TRADES && b.group === TRADES) || areLearntApart(a.id, b.id);
  if (isApart) return LEARNT_FOR_ITSELF * close;
  return close * (LEVEL_SHARES[levelsBelow(a.id, b.id)] ?? 1);
}

function placeAffinity(a: IndexedFamily, b: IndexedFamily): number {
  const sector = a.sector === b.sector ? SAME_SECTOR : 0;
  if (a.group === null || b.group === null) return sector;
  return a.group === b.group ? SAME_GROUP : Math.max(sector, groupCloseness(a.group, b.group));
}

/** Cosine of the two vocabularies, every term counting the same. */
function overlap(a: IndexedFamily, b: IndexedFamily): number {
  let shared = 0;
  for (const term of a.terms) if (b.terms.has(term)) shared++;
  return shared === 0 ? 0 : shared / Math.sqrt(a.terms.size * b.terms.size);
}

const ROWS = new Map<number, Float64Array>();

/** How close a family is to every family. The map never changes, so each row is computed once. */
function affinitiesOf(from: number): Float64Array {
  const known = ROWS.get(from);
  if (known !== undefined) return known;
  const row = Float64Array.from(taxonomyIndex().families, (_, to) => affinity(from, to));
  ROWS.set(from, row);
  return row;
}

/** For every family of the taxonomy, its closeness to the job's families, 0 to 1. */
export function familyCloseness(families: readonly JobFamily[]): Float64Array {
  const closeness = new Float64Array(taxonomyIndex().families.length);
  for (const { family, share } of families) {
    const close = affinitiesOf(family);
    for (let to = 0; to < close.length; to++)
      closeness[to] = (closeness[to] ?? 0) + share * (close[to] ?? 0);
  }
  return closeness;
}

/** How close each job title of the taxonomy is to a job's families. Few titles are ever asked for, and each choice of families once. */
export class TitleAffinity {
  private readonly highest: number;
  /** By choice of families: the closeness of the closest and that of all; NaN until it is asked for. */
  private readonly closest: Float64Array;
  private readonly means: Float64Array;
  private readonly families = titleFamilies();
  private readonly farther: ReadonlySet<number>;

  /**
   * `closeness` is that of all families. Unless the job asks for somebody who helps (`forHelp`), the titles of those who help with
   * licensed work are farther, and so are those of `others`, whose work is learnt apart from the job's.
   */
  constructor(
    private readonly closeness: Float64Array,
    forHelp: boolean,
    readonly others: OtherSpecialisms,
    readonly standing: Standing,
  ) {
    this.farther = forHelp ? NO_TITLES : helpingTitles();
    this.highest = closeness.reduce((most, close) => Math.max(most, close), 0);
    this.closest = new Float64Array(this.families.choices.length).fill(Number.NaN);
    this.means = new Float64Array(this.families.choices.length);
  }

  /**
   * The closeness of a title, 0 to 1. What its text shows to be the work of the job (`shown`) was not learnt apart from it. `trust`, 0
   * to 1, is how far the text speaks of that work: the less, the less a title of several families is taken for the closest of them.
   */
  of(title: number, shown = false, trust = 1): number {
    const share = shown ? 1 : (this.others.titles.get(title) ?? 1);
    const fit = this.fitOfFamilies(title, trust) * share;
    return this.farther.has(title) ? HELPING * fit : fit;
  }

  private fitOfFamilies(title: number, trust: number): number {
    const choice = this.families.choiceOf[title];
    if (choice === undefined || this.highest === 0) return 0;
    if (Number.isNaN(this.closest[choice] ?? 0)) this.weigh(choice);
    const mean = this.means[choice] ?? 0;
    return mean + CLOSEST_SHARE * trust * ((this.closest[choice] ?? 0) - mean);
  }

  private weigh(choice: number): void {
    const families = this.families.choices[choice] ?? [];
    let closest = 0;
    let sum = 0;
    for (const family of families) {
      const close = (this.closeness[family] ?? 0) / this.highest;
      closest = Math.max(closest, close);
      sum += close;
    }
    this.closest[choice] = closest;
    this.means[choice] = sum / Math.max(1, families.length);
  }
}

type TitleFamilies = {
  /** Each combination of families that some title may mean. */
  readonly choices: readonly (readonly number[])[];
  /** For each title, which of them it may mean. */
  readonly choiceOf: Int32Array;
};

let laidOut: TitleFamilies | null = null;

/** Tens of thousands of titles share a few thousand choices of families. The map never changes. */
function titleFamilies(): TitleFamilies {
  laidOut ??= layOut(taxonomyIndex().titles);
  return laidOut;
}

function layOut(titles: readonly IndexedTitle[]): TitleFamilies {
  const choices: (readonly number[])[] = [];
  const numbers = new Map<string, number>();
  const choiceOf = Int32Array.from(titles, ({ families }) => {
    const key = families.join(' ');
    const number = numbers.get(key) ?? choices.push(families) - 1;
    numbers.set(key, number);
    return number;
  });
  return { choices, choiceOf };
}

import { CREDIT, HALF_PROVEN, LIST_ALLOWANCE, MOST_MENTIONS } from './weights';

/**
 * Counts weighted terms in one text. Terms that are only in lists count as far as work is described in the same
 * words, and a little beyond: a page of keywords is not a career.
 */
export class TermCounter {
  private readonly told: Float64Array;
  private readonly all: Float64Array;
  /** One more than the line on which each term was last found; 0 if it was not. */
  private readonly seenOn: Float64Array;

  constructor(private readonly weights: Float64Array) {
    const { length } = weights;
    // One block for all three: allocating takes longer than counting.
    const block = new Float64Array(3 * length);
    this.told = block.subarray(0, length);
    this.all = block.subarray(length, 2 * length);
    this.seenOn = block.subarray(2 * length);
  }

  /** Records one find of a term on a line that is worth `credit`; more finds on the same line add nothing. */
  see(term: number, credit: number, line: number): void {
    if (this.seenOn[term] === line + 1) return;
    this.seenOn[term] = line + 1;
    this.all[term] = Math.min(MOST_MENTIONS, (this.all[term] ?? 0) + credit);
    if (credit > CREDIT.list)
      this.told[term] = Math.min(MOST_MENTIONS, (this.told[term] ?? 0) + credit);
  }

  /** Weighted share of the terms that the text shows, 0 to 1. */
  share(): number {
    const told = shareOf(this.told, this.weights);
    const all = shareOf(this.all, this.weights);
    return told + Math.min(all - told, LIST_ALLOWANCE + told);
  }
}

/** The first find of a term counts most; each further one adds less. */
function shareOf(found: Float64Array, weights: Float64Array): number {
  let sum = 0;
  let most = 0;
  for (let at = 0; at < weights.length; at++) {
    const weight = weights[at] ?? 0;
    const value = found[at] ?? 0;
    most += weight;
    if (value > 0) sum += weight * (value / (value + HALF_PROVEN));
  }
  return most === 0 ? 0 : sum / most;
}

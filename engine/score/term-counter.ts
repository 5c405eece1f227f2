import type { TermWeights } from './term-weights';
import { CREDIT, HALF_PROVEN, LIST_ALLOWANCE, MOST_MENTIONS } from './weights';

/** What a text shows of a term: outside of lists, anywhere, and the line on which it was last found. */
type Found = { readonly term: number; told: number; all: number; line: number };

/**
 * Counts weighted terms in one text. Terms that are only in lists count as far as work is described in the same
 * words, and a little beyond: a page of keywords is not a career.
 */
export class TermCounter {
  private readonly found = new Map<number, Found>();

  constructor(private readonly terms: TermWeights) {}

  /** Records one find of a term on a line that is worth `credit`; more finds on the same line add nothing. */
  see(term: number, credit: number, line: number): void {
    const told = credit > CREDIT.list ? credit : 0;
    const before = this.found.get(term);
    if (before === undefined) {
      this.found.set(term, { term, told, all: credit, line });
      return;
    }
    if (before.line === line) return;
    before.line = line;
    before.told = Math.min(MOST_MENTIONS, before.told + told);
    before.all = Math.min(MOST_MENTIONS, before.all + credit);
  }

  /** Weighted share of the terms that the text shows, 0 to 1. */
  share(): number {
    const { weights, sum } = this.terms;
    if (sum === 0) return 0;
    let told = 0;
    let all = 0;
    // In the order of the terms: sums in another order would end in other digits.
    for (const found of [...this.found.values()].sort((a, b) => a.term - b.term)) {
      const weight = weights[found.term] ?? 0;
      told += weight * provenBy(found.told);
      all += weight * provenBy(found.all);
    }
    const share = told / sum;
    return share + Math.min(all / sum - share, LIST_ALLOWANCE + share);
  }
}

/** The first find of a term counts most; each further one adds less. */
function provenBy(finds: number): number {
  return finds / (finds + HALF_PROVEN);
}

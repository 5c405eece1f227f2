import { hashText } from './word-features';

/** Collects the features of one token: each a question with its answer, as a hash of 30 bits. */
export class FeatureSheet {
  readonly hashes: number[] = [];

  /** Adds a feature: a question with up to three values, which are hashes or small numbers. */
  put(question: string, first: number, second = 0, third = 0): void {
    const asked = stirred(stirred(stirred(numberOf(question), first), second), third);
    this.hashes.push(stirred(asked, CLOSING) >>> 2);
  }
}

const CLOSING = 0x2545f491;
const GOLDEN = 0x9e3779b1;
const numbers = new Map<string, number>();

function numberOf(question: string): number {
  const known = numbers.get(question) ?? hashText(question);
  numbers.set(question, known);
  return known;
}

/** Multiplicative hashing (Knuth 1973): every bit of both numbers reaches the upper bits. */
function stirred(hash: number, value: number): number {
  const product = Math.imul(hash ^ value, GOLDEN);
  return product ^ (product >>> 15);
}

import { decodeLine } from './decode';
import { KNOWLEDGE } from './knowledge-weights';
import type { NamedSpan } from './name-hits';
import { taggerLines } from './read-lines';
import { readsLikePosting } from './reads-like-posting';
import { type Token, tokenLines } from './tokens';
import { readWeights, type Weights } from './weights';

/** What the tagger says of a posting: the terms that its sentences speak of as things to know, and how sure it is. */
export type TaggedPosting = {
  readonly terms: readonly { readonly start: number; readonly end: number }[];
  /** How much likelier than not a stretch is such a thing, in tenths of a logit; the stretches asked for must be in order. */
  readonly marginOf: (start: number, end: number) => number;
};

/** The weight for a word being no term, in tenths. Below 0: an extra term does less harm than a missing one. */
const OUTSIDE = -3;

const LOOSE = /^(?:[^\p{L}\p{N}]+|and|or)$/iu;

let read: Weights | null = null;

/** Tags a posting in which the names of the taxonomy are known; null for a text that does not read like one. */
export function tagPosting(text: string, names: readonly NamedSpan[]): TaggedPosting | null {
  if (!readsLikePosting(tokenLines(text))) return null;
  read ??= readWeights(KNOWLEDGE);
  const weights = read;
  const tokens: Token[] = [];
  const margins: number[] = [];
  const terms: { start: number; end: number }[] = [];
  for (const line of taggerLines(text, names)) {
    const emissions = line.features.map((features, at) => {
      const [begins, continues] = weights.sum(features);
      return { begins, continues, parted: line.tokens[at]?.parted ?? false };
    });
    const decoded = decodeLine(emissions, weights.steps, OUTSIDE);
    tokens.push(...line.tokens);
    margins.push(...decoded.margins);
    for (const { first, last } of decoded.terms) {
      const words = withoutLooseEnds(line.tokens.slice(first, last + 1));
      const start = words.at(0)?.start;
      const end = words.at(-1)?.end;
      if (start !== undefined && end !== undefined) terms.push({ start, end });
    }
  }
  return { terms, marginOf: marginReader(tokens, margins) };
}

/** Brackets, dashes and 'and' at either end belong to the sentence, not to the term. */
function withoutLooseEnds(words: readonly Token[]): readonly Token[] {
  const first = words.findIndex((word) => !LOOSE.test(word.written));
  const last = words.findLastIndex((word) => !LOOSE.test(word.written));
  return first === -1 ? [] : words.slice(first, last + 1);
}

function marginReader(
  tokens: readonly Token[],
  margins: readonly number[],
): TaggedPosting['marginOf'] {
  let next = 0;
  return (start, end) => {
    while (next < tokens.length && (tokens[next]?.end ?? 0) <= start) next += 1;
    let most = Number.NEGATIVE_INFINITY;
    for (let at = next; at < tokens.length && (tokens[at]?.start ?? 0) < end; at++)
      most = Math.max(most, margins[at] ?? most);
    return most;
  };
}

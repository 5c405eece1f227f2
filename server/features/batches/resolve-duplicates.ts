import type { ScoredCandidate, Standing } from './store/candidates';
import type { Original, Takeover } from './store/charges';

export type Standings = { standings: (ScoredCandidate & Standing)[]; takeovers: Takeover[] };

/**
 * Who of the newly scored candidates is charged and who is another one's duplicate. The first in source order stands
 * for a text, whichever was scored first: a later one that stood for it until now hands its charge over. A text that
 * an earlier run has paid for is free.
 */
export function resolveDuplicates(
  scored: readonly ScoredCandidate[],
  originals: readonly Original[],
  paidEarlier: ReadonlySet<string>,
): Standings {
  const before = new Map(originals.map((original) => [original.textHash, original]));
  const firsts = new Map<string, ScoredCandidate>();
  for (const candidate of scored) {
    const first = firsts.get(candidate.textHash);
    if (!first || candidate.ordinal < first.ordinal) firsts.set(candidate.textHash, candidate);
  }
  const takeovers: Takeover[] = [];
  for (const { textHash, id, ordinal } of firsts.values()) {
    const previous = before.get(textHash);
    if (previous && ordinal < previous.ordinal) takeovers.push({ textHash, id, ordinal, previous });
  }
  const standings = scored.map((candidate): ScoredCandidate & Standing => {
    const previous = before.get(candidate.textHash);
    const first = firsts.get(candidate.textHash);
    if (first && first !== candidate) return duplicate(candidate, earlier(previous, first).id);
    if (!previous) {
      return { ...candidate, charged: !paidEarlier.has(candidate.textHash), duplicateOf: null };
    }
    if (previous.ordinal < candidate.ordinal) return duplicate(candidate, previous.id);
    return { ...candidate, charged: previous.charged, duplicateOf: null };
  });
  return { standings, takeovers };
}

function duplicate(candidate: ScoredCandidate, duplicateOf: string): ScoredCandidate & Standing {
  return { ...candidate, charged: false, duplicateOf };
}

function earlier<Item extends { ordinal: number }, Other extends { ordinal: number }>(
  one: Item | undefined,
  other: Other,
): Item | Other {
  return one && one.ordinal < other.ordinal ? one : other;
}

import type { IndexedConcept } from './index-concepts';
import { taxonomyIndex } from './index-taxonomy';
import type { Concept } from './types';

/** More steps than any chain of 'implies' has; the bound keeps a circle of own terms from looping. */
const MOST_ROUNDS = 8;

/**
 * The concepts that own terms add or change, by number: what proves them, what is related to them, and the same for the
 * concepts of ours that they lead to. `numbers` gives the number of each term by its name.
 */
export function linkOwnConcepts(
  terms: readonly Concept[],
  numbers: ReadonlyMap<string, number>,
): ReadonlyMap<number, IndexedConcept> {
  const { concepts, conceptByName } = taxonomyIndex();
  const numberOf = (name: string): number | undefined =>
    numbers.get(name) ?? conceptByName.get(name);
  const changed = new Map<number, IndexedConcept>();
  const change = (number: number, by: Partial<IndexedConcept>): void => {
    const before = changed.get(number) ?? concepts[number];
    if (before !== undefined) changed.set(number, { ...before, ...by });
  };
  for (const { name, kind, context = [] } of terms) {
    const number = numbers.get(name) ?? -1;
    const known = changed.get(number) ?? concepts[number];
    changed.set(number, {
      ...(known ?? { name, kind, provenBy: [], related: [] }),
      context: new Set([...(known?.context ?? []), ...context]),
      unless: known?.unless ?? new Set(),
    });
  }
  const related = (from: number, to: number, share: number): void => {
    const before = changed.get(from)?.related ?? concepts[from]?.related ?? [];
    const shares = new Map(before);
    shares.set(to, Math.max(share, shares.get(to) ?? 0));
    change(from, { related: [...shares] });
  };
  for (const term of terms) {
    const from = numberOf(term.name);
    for (const [name, share] of term.related ?? []) {
      const to = numberOf(name);
      if (from === undefined || to === undefined || from === to) continue;
      related(from, to, share);
      related(to, from, share);
    }
  }
  for (const [number, added] of newProofs(terms, numberOf)) {
    const before = changed.get(number)?.provenBy ?? concepts[number]?.provenBy ?? [];
    change(number, { provenBy: [...new Set([...before, ...added])] });
  }
  return changed;
}

/** What newly proves which concept: each link of a term carries all that proves the term to all that its goal implies. */
function newProofs(
  terms: readonly Concept[],
  numberOf: (name: string) => number | undefined,
): Map<number, Set<number>> {
  const links = terms.flatMap(({ name, broader = [] }): [from: number, to: number][] =>
    broader.flatMap((goal): [number, number][] => {
      const [from, to] = [numberOf(name), numberOf(goal)];
      return from === undefined || to === undefined || from === to ? [] : [[from, to]];
    }),
  );
  const above = impliedBy(new Set(links.map(([, to]) => to)));
  const proofs = new Map<number, Set<number>>();
  const { concepts } = taxonomyIndex();
  for (let round = 0; round < MOST_ROUNDS; round++) {
    let grew = false;
    for (const [from, to] of links) {
      const carried = [from, ...(concepts[from]?.provenBy ?? []), ...(proofs.get(from) ?? [])];
      for (const goal of [to, ...(above.get(to) ?? [])]) {
        const known = proofs.get(goal) ?? new Set();
        proofs.set(goal, known);
        for (const number of carried) {
          if (number === goal || known.has(number)) continue;
          known.add(number);
          grew = true;
        }
      }
    }
    if (!grew) break;
  }
  return proofs;
}

/** The concepts of ours that each of these implies, however many steps away. */
function impliedBy(goals: ReadonlySet<number>): Map<number, number[]> {
  const above = new Map<number, number[]>();
  taxonomyIndex().concepts.forEach(({ provenBy }, number) => {
    for (const proof of provenBy) {
      if (!goals.has(proof)) continue;
      const known = above.get(proof);
      if (known === undefined) above.set(proof, [number]);
      else known.push(number);
    }
  });
  return above;
}

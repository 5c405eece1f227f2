import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resolveDuplicates } from './resolve-duplicates';
import type { ScoredCandidate, Standing } from './store/candidates';

type Row = Pick<ScoredCandidate, 'id' | 'ordinal' | 'textHash'> & Standing;

const scored = (ordinal: number, textHash: string): ScoredCandidate => ({
  kind: 'scored',
  ordinal,
  id: `candidate-${ordinal}`,
  textHash,
  documentText: null,
  hiddenSpans: [],
  truncated: false,
  readingNote: null,
  candidateName: null,
  email: null,
  headline: null,
  score: 50,
  match: { flags: [], confidence: 1, engine_version: '1', outcomes: [], requirements: null },
});

/** Settles groups one after the other, as the tables would record them. */
function settleAll(groups: readonly ScoredCandidate[][], paid: ReadonlySet<string>): Row[] {
  const table = new Map<number, Row>();
  for (const group of groups) {
    const originals = [...table.values()].filter((row) => row.duplicateOf === null);
    const { standings, takeovers } = resolveDuplicates(group, originals, paid);
    for (const { id, ordinal, textHash, charged, duplicateOf } of standings) {
      table.set(ordinal, { id, ordinal, textHash, charged, duplicateOf });
    }
    for (const { id, ordinal, textHash } of takeovers) {
      for (const row of table.values()) {
        if (row.textHash !== textHash || row.ordinal === ordinal) continue;
        table.set(row.ordinal, { ...row, charged: false, duplicateOf: id });
      }
    }
  }
  return [...table.values()].sort((a, b) => a.ordinal - b.ordinal);
}

const texts = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 24 });

test('who is charged does not depend on the order in which groups finish', () => {
  const property = fc.property(
    texts,
    fc.integer({ min: 1, max: 6 }),
    fc.array(fc.nat(), { minLength: 24, maxLength: 24 }),
    fc.subarray(['a', 'b']),
    (hashes, size, keys, paidHashes) => {
      const candidates = hashes.map((hash, at) => scored(at + 1, hash));
      const groups = Array.from({ length: Math.ceil(candidates.length / size) }, (_, at) =>
        candidates.slice(at * size, (at + 1) * size),
      );
      const shuffled = groups
        .map((group, at) => ({ group, key: keys[at] ?? 0 }))
        .sort((a, b) => a.key - b.key)
        .map(({ group }) => group);
      const paid = new Set(paidHashes);
      expect(settleAll(shuffled, paid)).toEqual(settleAll(groups, paid));
    },
  );
  fc.assert(property, { seed: 7, numRuns: 500 });
});

test('each text is charged once, to its first candidate, unless it was paid for earlier', () => {
  const property = fc.property(texts, (hashes) => {
    const rows = settleAll([hashes.map((hash, at) => scored(at + 1, hash))], new Set(['a']));
    for (const hash of new Set(hashes)) {
      const same = rows.filter((row) => row.textHash === hash);
      const [first, ...others] = same;
      expect(first).toMatchObject({ charged: hash !== 'a', duplicateOf: null });
      expect(others.every((row) => !row.charged && row.duplicateOf === first?.id)).toBe(true);
    }
  });
  fc.assert(property, { seed: 7, numRuns: 200 });
});

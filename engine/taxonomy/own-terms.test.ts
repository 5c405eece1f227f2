import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TAXONOMY } from './data/index';
import { indexTaxonomy, taxonomyIndex } from './index-taxonomy';
import { knownConcept } from './known-concept';
import { compileTerms, conceptAt, type OwnTerms } from './own-terms';
import { termsVersion } from './terms-version';
import type { Concept } from './types';

const KOSTRA: Concept = { name: 'Kostra', kind: 'tool', aliases: ['Kostra Suite'] };
const LEDGERS: Concept = { name: 'Kostra Ledgers', kind: 'tool', broader: ['Kostra'] };

/** What proves each concept, by name: as the own terms leave it, and as a taxonomy with them inside would. */
function proofs(own: OwnTerms, terms: readonly Concept[]) {
  const whole = indexTaxonomy({ ...TAXONOMY, concepts: [...TAXONOMY.concepts, ...terms] });
  const nameOf = (number: number) => conceptAt(own, number)?.name ?? '';
  const beside = [...own.concepts].map(([, { name, provenBy, related }]) => ({
    name,
    provenBy: provenBy.map(nameOf).sort(),
    related: related.map(([to, share]) => `${nameOf(to)} ${share}`).sort(),
  }));
  const rebuilt = beside.map(({ name }) => {
    const concept = whole.concepts[whole.conceptByName.get(name) ?? -1];
    return {
      name,
      provenBy: (concept?.provenBy ?? []).map((one) => whole.concepts[one]?.name ?? '').sort(),
      related: (concept?.related ?? [])
        .map(([to, share]) => `${whole.concepts[to]?.name ?? ''} ${share}`)
        .sort(),
    };
  });
  return { beside, rebuilt };
}

describe('compileTerms', () => {
  it('gives every new term a number after those of the taxonomy', () => {
    const own = compileTerms([KOSTRA, LEDGERS]);
    const first = taxonomyIndex().concepts.length;
    expect([...own.concepts.keys()].sort()).toEqual([first, first + 1]);
    expect(conceptAt(own, first)?.name).toBe('Kostra');
  });

  it('adds to a concept of ours where the term carries its name, and leaves its kind alone', () => {
    const react = taxonomyIndex().conceptByName.get('React') ?? -1;
    const own = compileTerms([{ name: 'React', kind: 'method', broader: ['Kostra'] }, KOSTRA]);
    expect(conceptAt(own, react)?.kind).toBe(taxonomyIndex().concepts[react]?.kind);
    const kostra = [...own.concepts.values()].find(({ name }) => name === 'Kostra');
    expect(kostra?.provenBy).toContain(react);
  });

  it('leaves the taxonomy as it is', () => {
    const before = JSON.stringify(taxonomyIndex().concepts.slice(0, 500));
    compileTerms([{ ...KOSTRA, broader: ['Java'], related: [['Python', 0.5]] }]);
    expect(JSON.stringify(taxonomyIndex().concepts.slice(0, 500))).toBe(before);
  });

  it('survives a circle of terms that imply each other', () => {
    const own = compileTerms([{ ...KOSTRA, broader: ['Kostra Ledgers'] }, LEDGERS]);
    const [one, other] = [...own.concepts];
    expect(one?.[1].provenBy).toEqual([other?.[0]]);
    expect(other?.[1].provenBy).toEqual([one?.[0]]);
  });

  it('leaves out everyday words that say nothing of their surroundings', () => {
    expect(compileTerms([{ name: 'Team', kind: 'tool' }]).words.has('team')).toBe(false);
    const told = compileTerms([{ name: 'Team', kind: 'tool', context: ['dashboard'] }]);
    expect(told.words.has('team')).toBe(true);
  });

  it('leaves a name of ours that is also a plain word as careful as it is', () => {
    const own = compileTerms([{ name: 'Go', kind: 'tool', aliases: ['Goland'] }]);
    expect(own.names.next.get('go')?.name?.ambiguous).toBe(true);
    expect(own.names.next.get('goland')?.name?.ambiguous).toBe(false);
  });

  it('has one version for the same terms in any order, and another for other terms', () => {
    expect(termsVersion([KOSTRA, LEDGERS])).toBe(compileTerms([LEDGERS, KOSTRA]).version);
    expect(termsVersion([KOSTRA])).not.toBe(termsVersion([{ ...KOSTRA, kind: 'method' }]));
  });

  it('links terms as a taxonomy with them inside would, whatever they imply', () => {
    const ours = fc.constantFrom('React', 'Java', 'Python', 'Nursing', 'PostgreSQL', 'Kubernetes');
    // The taxonomy with them inside is built anew for each run: few runs, of many terms.
    const names = [
      'Kostra',
      'Kostra Ledgers',
      'Veldt',
      'Tarn',
      'Ombrel',
      'Sollane',
      'Ryft',
      'Calvar',
    ];
    const term = (name: string, at: number) =>
      fc.record({
        name: fc.constant(name),
        kind: fc.constant('tool' as const),
        // Only to terms behind it: the taxonomy with them inside knows no circles.
        broader: fc.uniqueArray(fc.oneof(ours, fc.constantFrom(...names.slice(at + 1), 'React')), {
          maxLength: 3,
        }),
        related: fc.array(fc.tuple(ours, fc.constantFrom(0.3, 0.6)), { maxLength: 2 }),
      });
    fc.assert(
      fc.property(fc.tuple(...names.map(term)), (terms) => {
        const { beside, rebuilt } = proofs(compileTerms(terms), terms);
        expect(beside).toEqual(rebuilt);
      }),
      { numRuns: 3, seed: 11 },
    );
  });
});

describe('knownConcept', () => {
  it('finds a concept of ours by its name and by its aliases', () => {
    expect(knownConcept('react')?.name).toBe('React');
    expect(knownConcept('ReactJS')?.name).toBe('React');
    expect(knownConcept('Kostra')).toBeNull();
    expect(knownConcept('')).toBeNull();
  });
});

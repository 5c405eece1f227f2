import { type NameTrie, NONE } from '../skills/name-trie';
import { PLAIN_WORDS } from './plain-words';
import { otherNumber, otherSpelling, splitName } from './split-name';
import type { Concept, ConceptKind } from './types';

/** A name of a concept. An ambiguous one is also a plain word and needs words around it to count. */
export type ConceptName = {
  readonly concept: number;
  readonly canonical: boolean;
  readonly ambiguous: boolean;
  /** True for an abbreviation in capitals: 'RD' is a dietitian, 'Rd' a road. */
  readonly capitals: boolean;
  /** True for one word to which other words of its line can give another meaning. */
  readonly doubted: boolean;
};

export type IndexedConcept = {
  readonly name: string;
  readonly kind: ConceptKind;
  /** Words that must stand near an ambiguous name; empty when none is ambiguous. */
  readonly context: ReadonlySet<string>;
  /** Words that give an ambiguous name another meaning; empty for most. */
  readonly unless: ReadonlySet<string>;
  /** Numbers of the concepts whose presence proves this one, however many steps away. */
  readonly provenBy: readonly number[];
  /** Numbers of neighbours with the share of credit that each earns. */
  readonly related: readonly (readonly [concept: number, share: number])[];
};

/** Longest alias that may still be a plain word of another meaning: 'golang' is not, 'lean' is. */
const PLAIN_WORD_LENGTH = 5;
const ABBREVIATION = /^[A-Z]{2,4}$/;
/** No chain of 'implies' in the taxonomy is longer; the bound keeps a circular link from looping. */
const LONGEST_CHAIN = 6;

/**
 * Puts every concept name into the trie, where `path` leads to its node, and resolves the links between concepts. Links to names that
 * do not exist are left out: the validation of the data reports them.
 */
export function indexConcepts(
  concepts: readonly Concept[],
  names: NameTrie,
  path: (forms: readonly string[]) => number,
): { concepts: IndexedConcept[]; conceptNames: ConceptName[] } {
  const numbers = new Map(concepts.map((concept, number) => [concept.name, number]));
  const conceptNames: ConceptName[] = [];
  const put = (forms: readonly string[], name: ConceptName): void => {
    const node = path(forms);
    if (names.nameAt(node) !== NONE) return;
    names.setName(node, conceptNames.length);
    conceptNames.push(name);
  };
  for (const { forms, name } of spellNames(concepts)) put(forms, name);
  return { concepts: linkConcepts(concepts, numbers), conceptNames };
}

/**
 * Every concept name as the words that a text would show, with the index of its concept in the list. Of names spelled
 * alike the first one wins: generated plurals come last, so that they never replace a written name.
 */
export function spellNames(
  concepts: readonly Concept[],
): { readonly forms: readonly string[]; readonly name: ConceptName }[] {
  const written = concepts.flatMap((concept, number) =>
    [concept.name, ...(concept.aliases ?? [])].map((text, at) => {
      const forms = splitName(text);
      const ambiguous = isAmbiguous(concept, forms, at);
      const capitals = ABBREVIATION.test(text);
      const doubted = concept.unless !== undefined && forms.length === 1;
      return {
        forms,
        name: { concept: number, canonical: at === 0, ambiguous, capitals, doubted },
      };
    }),
  );
  const spelled = written.flatMap(({ forms, name }) => {
    const other = otherSpelling(forms);
    return other === null ? [] : [{ forms: other, name: { ...name, canonical: false } }];
  });
  const plurals = [...written, ...spelled].flatMap(({ forms, name }) => {
    const other = name.ambiguous ? null : otherNumber(forms);
    return other === null ? [] : [{ forms: other, name }];
  });
  return [...written, ...spelled, ...plurals].filter(({ forms }) => forms.length > 0);
}

function isAmbiguous(concept: Concept, forms: readonly string[], at: number): boolean {
  if (concept.context === undefined || forms.length !== 1) return false;
  const form = forms[0] ?? '';
  if (/[\d.+#]/.test(form)) return false;
  return at === 0 || form.length <= PLAIN_WORD_LENGTH || PLAIN_WORDS.has(form);
}

function linkConcepts(
  concepts: readonly Concept[],
  numbers: ReadonlyMap<string, number>,
): IndexedConcept[] {
  const narrower: number[][] = concepts.map(() => []);
  const related: [number, number][][] = concepts.map(() => []);
  concepts.forEach((concept, number) => {
    for (const name of concept.broader ?? []) {
      const broader = numbers.get(name);
      if (broader !== undefined) narrower[broader]?.push(number);
    }
    for (const [name, share] of concept.related ?? []) {
      const other = numbers.get(name);
      if (other === undefined || other === number) continue;
      related[number]?.push([other, share]);
      related[other]?.push([number, share]);
    }
  });
  return concepts.map((concept, number) => ({
    name: concept.name,
    kind: concept.kind,
    context: new Set(concept.context ?? []),
    unless: new Set(concept.unless ?? []),
    provenBy: reachable(number, narrower),
    related: strongestShares(related[number] ?? []),
  }));
}

function reachable(from: number, edges: readonly (readonly number[])[]): number[] {
  const seen = new Set<number>([from]);
  let frontier = [from];
  for (let step = 0; step < LONGEST_CHAIN && frontier.length > 0; step++) {
    frontier = frontier.flatMap((node) => edges[node] ?? []).filter((node) => !seen.has(node));
    for (const node of frontier) seen.add(node);
  }
  seen.delete(from);
  return [...seen];
}

function strongestShares(links: readonly [number, number][]): [number, number][] {
  const shares = new Map<number, number>();
  for (const [concept, share] of links)
    shares.set(concept, Math.max(share, shares.get(concept) ?? 0));
  return [...shares];
}

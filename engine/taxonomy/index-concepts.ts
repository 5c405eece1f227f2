import { NAME_MARKS, type Outline } from './outline';
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
/** Of most concepts: shared, since there are ten thousand of them. */
const NO_WORDS: ReadonlySet<string> = new Set();
const NONE_AT_ALL: never[] = [];

/** The names of concepts, with the marks that the outline has of them. */
export function indexNames({ concepts, marks }: Outline['names']): ConceptName[] {
  return concepts.map((concept, name) => {
    const mark = marks[name] ?? 0;
    return {
      concept,
      canonical: (mark & NAME_MARKS.canonical) !== 0,
      ambiguous: (mark & NAME_MARKS.ambiguous) !== 0,
      capitals: (mark & NAME_MARKS.capitals) !== 0,
      doubted: (mark & NAME_MARKS.doubted) !== 0,
    };
  });
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

/**
 * Resolves the links between concepts, whose `numbers` are by name. Links to names that do not exist are left out: the validation of the
 * data reports them.
 */
export function indexConcepts(
  concepts: readonly Concept[],
  numbers: ReadonlyMap<string, number>,
): IndexedConcept[] {
  const narrower = new Map<number, number[]>();
  const related = new Map<number, [number, number][]>();
  for (const [number, concept] of concepts.entries()) {
    for (const name of concept.broader ?? []) {
      const broader = numbers.get(name);
      if (broader !== undefined) addTo(narrower, broader, number);
    }
    for (const [name, share] of concept.related ?? []) {
      const other = numbers.get(name);
      if (other === undefined || other === number) continue;
      addTo(related, number, [other, share]);
      addTo(related, other, [number, share]);
    }
  }
  return concepts.map(({ name, kind, context, unless }, number) => ({
    name,
    kind,
    context: context === undefined ? NO_WORDS : new Set(context),
    unless: unless === undefined ? NO_WORDS : new Set(unless),
    provenBy: narrower.has(number) ? reachable(number, narrower) : NONE_AT_ALL,
    related: strongestShares(related.get(number) ?? NONE_AT_ALL),
  }));
}

function addTo<Item>(lists: Map<number, Item[]>, number: number, item: Item): void {
  const list = lists.get(number);
  if (list === undefined) lists.set(number, [item]);
  else list.push(item);
}

/** Level by level, the nearest first. */
function reachable(from: number, edges: ReadonlyMap<number, readonly number[]>): number[] {
  const found: number[] = [];
  let level: readonly number[] = [from];
  for (let step = 0; step < LONGEST_CHAIN && level.length > 0; step++) {
    const before = found.length;
    for (const node of level) {
      for (const next of edges.get(node) ?? NONE_AT_ALL)
        if (next !== from && !found.includes(next)) found.push(next);
    }
    level = found.slice(before);
  }
  return found;
}

function strongestShares(links: readonly (readonly [number, number])[]): [number, number][] {
  if (links.length === 0) return NONE_AT_ALL;
  const shares = new Map<number, number>();
  for (const [concept, share] of links)
    shares.set(concept, Math.max(share, shares.get(concept) ?? 0));
  return [...shares];
}

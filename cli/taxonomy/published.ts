import type { ConceptKind } from '@candor/engine';

/** A skill, subject or tool as another list publishes it. */
export type PublishedConcept = {
  /** Tells it from all others. */
  readonly key: string;
  readonly kind: ConceptKind;
  /** How it is called first, then its synonyms. */
  readonly names: readonly string[];
  /** Keys of what it is a kind of. */
  readonly broader: readonly string[];
  /** How many occupations use it: if not all can be kept, the most used ones are. */
  readonly use: number;
};

/** An occupation as another list publishes it: how it is called first, then its other titles. */
export type PublishedOccupation = { readonly key: string; readonly titles: readonly string[] };

export type Published = {
  readonly concepts: readonly PublishedConcept[];
  readonly occupations: readonly PublishedOccupation[];
};

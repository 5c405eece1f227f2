/** A concept named in a text: words `first` to `last`, both included. */
export type ConceptMention = {
  readonly concept: number;
  readonly first: number;
  readonly last: number;
  readonly canonical: boolean;
};

/** A working title in a text. */
export type TitleMention = {
  readonly title: number;
  readonly first: number;
  readonly last: number;
  /** Held by a longer title: 'project manager' in 'IT project manager'. */
  readonly nested: boolean;
};

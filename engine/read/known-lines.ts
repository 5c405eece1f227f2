/**
 * What a line is, so that neither 'Head Chef' nor 'Python SQL' is read as a name, nor 'Head Chef, Harbour Hotel' as a
 * city.
 */
export type KnownLines = {
  readonly isHeading: (line: string) => boolean;
  readonly isTitle: (line: string) => boolean;
  readonly namesSkills: (line: string) => boolean;
};

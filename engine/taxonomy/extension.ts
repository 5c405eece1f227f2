import type { Taxonomy } from './types';

/** Names on top of our taxonomy, as an import wrote them. */
export type Extension = Pick<Taxonomy, 'concepts'> & {
  /** Tells one import from another. */
  readonly version: string;
  /** Further working titles of our occupations by the key of the family. */
  readonly titles: readonly (readonly [family: string, titles: readonly string[]])[];
};

let installed: Extension | null = null;
let isRead = false;

/**
 * Puts an extension under everything that is read from now on. It belongs to the start of a process: throws an Error once
 * a text was read, since the same inputs must give the same result for as long as a process lives.
 */
export function installExtension(extension: Extension): void {
  if (isRead) throw new Error('The taxonomy is in use: an extension comes before the first text');
  installed = extension;
}

/** The installed extension. After this call it cannot be replaced. */
export function takeExtension(): Extension | null {
  isRead = true;
  return installed;
}

/** The version of the installed extension; null without one. */
export function importVersion(): string | null {
  return installed?.version ?? null;
}

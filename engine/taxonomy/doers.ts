import { taxonomyIndex } from './index-taxonomy';
import { splitName } from './split-name';

/** 'Painting', 'welding' and 'proofreading', but not 'ring'. */
const WORK = /^([a-z]{3,})ing$/;
const DOER = /^([a-z]{3,}?)(?:er|or)$/;

let works: ReadonlyMap<number, readonly string[]> | null = null;

/**
 * Whether a title is that of who does the work that a concept names: an automotive painter paints, a mortgage underwriter does mortgage
 * underwriting. The words before the work have to stand in the title as well.
 */
export function doesWork(title: readonly string[], concept: number): boolean {
  works ??= allWorks();
  const work = works.get(concept);
  const root = DOER.exec(title.at(-1) ?? '')?.[1];
  if (work === undefined || root === undefined) return false;
  return root === work.at(-1) && work.slice(0, -1).every((word) => title.includes(word));
}

/** The words of each concept that names a work, with the root of the last one. */
function allWorks(): Map<number, readonly string[]> {
  const found = new Map<number, readonly string[]>();
  for (const [number, { name }] of taxonomyIndex().concepts.entries()) {
    const words = splitName(name);
    const root = WORK.exec(words.at(-1) ?? '')?.[1];
    if (root !== undefined) found.set(number, [...words.slice(0, -1), root]);
  }
  return found;
}

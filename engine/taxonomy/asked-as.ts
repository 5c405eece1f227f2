import { namedWithin } from './data/implied-by-name';
import { TAXONOMY } from './data/index';
import { taxonomyIndex } from './index-taxonomy';

let owners: ReadonlyMap<number, number> | null = null;

/**
 * The concept that a job asks for by another one: of a spelling that means two, the one that it is a way to write. A resume shows both, and
 * a job that asks for 'QuickBooks certified' is met by every certificate of a bookkeeper.
 */
export function askedAs(concept: number): number {
  owners ??= ownersOfSpellings();
  return owners.get(concept) ?? concept;
}

function ownersOfSpellings(): Map<number, number> {
  const { conceptByName } = taxonomyIndex();
  const spellings = new Set(namedWithin().map(([, [name = '']]) => name));
  const found = new Map<number, number>();
  for (const { name, broader = [] } of TAXONOMY.concepts) {
    const [number, owner] = [conceptByName.get(name), conceptByName.get(broader[0] ?? '')];
    if (spellings.has(name) && number !== undefined && owner !== undefined)
      found.set(number, owner);
  }
  return found;
}

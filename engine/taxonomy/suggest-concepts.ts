import type { IndexedConcept } from './index-concepts';
import { taxonomyIndex } from './index-taxonomy';
import { knownConcept } from './known-concept';

/**
 * Our concepts for words that somebody is typing: exact matches, then names that begin with them, then names that
 * contain them; shorter names first.
 */
export function suggestConcepts(words: string, most: number): readonly IndexedConcept[] {
  const asked = words.trim().toLowerCase();
  if (asked === '') return [];
  const exact = knownConcept(words);
  const byName = (a: IndexedConcept, b: IndexedConcept): number =>
    a.name.length - b.name.length || (a.name < b.name ? -1 : 1);
  const begins: IndexedConcept[] = [];
  const holds: IndexedConcept[] = [];
  for (const concept of taxonomyIndex().concepts) {
    if (concept === exact) continue;
    const at = concept.name.toLowerCase().indexOf(asked);
    if (at === 0) begins.push(concept);
    else if (at > 0) holds.push(concept);
  }
  const found = [...begins.sort(byName), ...holds.sort(byName)];
  return (exact === null ? found : [exact, ...found]).slice(0, most);
}

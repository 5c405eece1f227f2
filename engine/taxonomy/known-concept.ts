import type { ConceptName, IndexedConcept } from './index-concepts';
import { taxonomyIndex } from './index-taxonomy';
import { splitName } from './split-name';

/** The name of ours that is spelled like this; null where the taxonomy does not know it. */
export function knownName(forms: readonly string[]): ConceptName | null {
  const { names, wordIds, conceptNames } = taxonomyIndex();
  const node = names.find(forms.map((form) => wordIds.get(form) ?? 0));
  return conceptNames[names.nameAt(node)] ?? null;
}

/** The concept of ours that goes by this name or alias; null where the taxonomy does not know it. */
export function knownConcept(name: string): IndexedConcept | null {
  const found = knownName(splitName(name));
  return found === null ? null : (taxonomyIndex().concepts[found.concept] ?? null);
}

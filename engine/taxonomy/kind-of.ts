import { taxonomyIndex } from './index-taxonomy';
import { knownConcept } from './known-concept';

/** Whether two names mean one concept of the taxonomy, as an alias and its canonical name do. */
export function sameConcept(one: string, other: string): boolean {
  const concept = knownConcept(one);
  return concept !== null && concept === knownConcept(other);
}

/** Whether whoever shows the one shows the other: React is front-end development. A name that the taxonomy does not know is of no kind. */
export function isKindOf(name: string, field: string): boolean {
  const whole = knownConcept(field);
  const part = knownConcept(name);
  if (!whole || !part) return false;
  return (
    whole === part || whole.provenBy.some((number) => taxonomyIndex().concepts[number] === part)
  );
}

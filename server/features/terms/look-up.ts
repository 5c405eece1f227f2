import { type LookUpAnswer, TermKind } from '@candor/domain/model/term';
import { isEverydayName, knownConcept, suggestConcepts } from '@candor/engine';
import type { Actor } from '../../access/actor';
import type { Deps } from '../../deps';
import { termRows } from '../../scoring/account-terms';

/** Suggestions of one answer: what fits under a field. */
const MOST_SUGGESTIONS = 8;

/** What the taxonomy knows about some words, and what a term that is being written may lead to. */
export async function lookUp(
  { db }: Pick<Deps, 'db'>,
  { userId }: Actor,
  words: string,
): Promise<LookUpAnswer> {
  const known = knownConcept(words);
  const asked = words.toLowerCase();
  const own = (await termRows(db, userId))
    .filter(({ name, aliases }) =>
      [name, ...aliases].some((one) => one.toLowerCase().includes(asked)),
    )
    .map(({ name, kind }) => ({ name, kind: TermKind.parse(kind) }));
  const ours = suggestConcepts(words, MOST_SUGGESTIONS);
  return {
    known: known && { name: known.name, kind: known.kind },
    everyday: isEverydayName(words),
    concepts: [...own, ...ours.filter(({ name }) => !own.some((one) => one.name === name))].slice(
      0,
      MOST_SUGGESTIONS,
    ),
  };
}

import { NONE, ROOT } from '../skills/name-trie';
import { taxonomyIndex } from '../taxonomy/index-taxonomy';
import { conceptAt, type OwnNode } from '../taxonomy/own-terms';
import type { CompiledJob } from './compile-job';

/**
 * The effect of own terms on a job: for each term by its name, the words that earn something on its lines, and the
 * words of ours that it replaces. Terms irrelevant to the job are not listed.
 */
function termsInJob(job: CompiledJob): Map<string, string> {
  const effects = new Map<string, string[]>();
  if (job.own === null) return new Map();
  for (const { forms, concept, ambiguous } of namesBelow(job.own.names, [])) {
    const uses = job.lookups.concepts.get(concept) ?? [];
    if (uses.length === 0 && !hidesAsked(job, forms)) continue;
    const indexed = conceptAt(job.own, concept);
    const name = indexed?.name ?? '';
    const near = ambiguous ? [...(indexed?.context ?? [])] : [];
    const known = effects.get(name) ?? [];
    known.push(JSON.stringify([forms, near, uses]));
    effects.set(name, known);
  }
  return new Map([...effects].map(([name, lines]) => [name, lines.sort().join('\n')]));
}

/**
 * The terms, by name, that make two compilations of the same job text read or score differently; empty if the
 * difference between their terms is irrelevant to the job.
 */
export function changedTerms(before: CompiledJob, after: CompiledJob): string[] {
  const [old, now] = [termsInJob(before), termsInJob(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((name) => old.get(name) !== now.get(name))
    .sort();
}

type SpelledName = { forms: readonly string[]; concept: number; ambiguous: boolean };

function namesBelow(node: OwnNode, forms: readonly string[]): SpelledName[] {
  const here =
    node.name === null
      ? []
      : [{ forms, concept: node.name.concept, ambiguous: node.name.ambiguous }];
  return [...here, ...[...node.next].flatMap(([form, next]) => namesBelow(next, [...forms, form]))];
}

/** Whether these words contain a name of ours that the job uses. */
function hidesAsked({ lookups }: CompiledJob, forms: readonly string[]): boolean {
  const { names, wordIds, conceptNames } = taxonomyIndex();
  return forms.some((_, first) => {
    let node = ROOT;
    for (const form of forms.slice(first)) {
      node = names.after(node, wordIds.get(form) ?? 0);
      if (node === NONE) return false;
      const found = conceptNames[names.nameAt(node)];
      if (found !== undefined && lookups.concepts.has(found.concept)) return true;
    }
    return false;
  });
}

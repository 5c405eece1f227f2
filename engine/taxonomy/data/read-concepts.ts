import type { Concept, ConceptKind } from '../types';
import { contextWords } from './context-words';
import { listItems } from './read-families';

const PART = /\s[|<~?]\s/g;
const SHARE = /^(.+) (0?\.\d+)$/;

/**
 * Reads concepts written one per line:
 *
 *   Name | alias, alias < implied name, implied name ~ related name .5 ? context word, @context set
 *
 * Every part after the name is optional and starts with its sign between two spaces.
 * Throws an Error that quotes the line when a related name has no share.
 */
export function readConcepts(kind: ConceptKind, text: string): readonly Concept[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => readConcept(kind, line));
}

function readConcept(kind: ConceptKind, line: string): Concept {
  const signs = [...line.matchAll(PART)].map((found) => found[0].trim());
  const [name = '', ...rest] = line.split(PART);
  const partAfter = (sign: string): string[] => listItems(rest[signs.indexOf(sign)] ?? '');

  const aliases = partAfter('|');
  const broader = partAfter('<');
  const related = partAfter('~').map((item) => readRelated(item, line));
  const context = partAfter('?').flatMap(contextWords);
  return {
    name: name.trim(),
    kind,
    ...(aliases.length > 0 ? { aliases } : {}),
    ...(broader.length > 0 ? { broader } : {}),
    ...(related.length > 0 ? { related } : {}),
    ...(context.length > 0 ? { context } : {}),
  };
}

function readRelated(item: string, line: string): readonly [string, number] {
  const [, name, share] = SHARE.exec(item) ?? [];
  if (name === undefined || share === undefined) {
    throw new Error(`Related name without a share in: ${line}`);
  }
  return [name, Number(share)];
}

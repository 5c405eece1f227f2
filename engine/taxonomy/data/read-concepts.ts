import type { Concept, ConceptKind } from '../types';
import { contextWords } from './context-words';
import { listItems } from './read-families';

const PART = / ([|/><~?!]) /;
const CONTINUED = /\n {4,}/g;
const SHARE = /^(.+) (0?\.\d+)$/;

/** What one of a kind earns for another: a survey tool for another survey tool. */
const KIN_SHARE = 0.5;

/**
 * Parses concepts written one per line:
 *
 *   Name | alias, alias / kin, kin > kind, kind < implied name, implied name ~ related name .5 ? context word, @context set ! word of another meaning
 *
 * Every part after the name is optional and starts with its sign between two spaces. Kin are separate concepts: they
 * imply the same, need the same context and are related to the first by half. Kinds are concepts that imply this one.
 * Both may have their own aliases after '='. A line indented by four spaces or more continues the previous one.
 * Throws an Error that quotes the line if a related name has no share.
 */
export function readConcepts(kind: ConceptKind, text: string): readonly Concept[] {
  return text
    .replace(CONTINUED, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap((line) => readLine(kind, line));
}

function readLine(kind: ConceptKind, line: string): Concept[] {
  const [name = '', ...rest] = line.split(PART);
  const partAfter = (sign: string): string[] => {
    const at = rest.indexOf(sign);
    return at === -1 ? [] : listItems(rest[at + 1] ?? '');
  };

  const aliases = partAfter('|');
  const broader = partAfter('<');
  const related = partAfter('~').map((item) => readRelated(item, line));
  const context = partAfter('?').flatMap(contextWords);
  const unless = partAfter('!').flatMap(contextWords);
  const shared = {
    kind,
    ...(broader.length > 0 ? { broader } : {}),
    ...(context.length > 0 ? { context } : {}),
    ...(unless.length > 0 ? { unless } : {}),
  };
  return [
    {
      name,
      ...shared,
      ...(aliases.length > 0 ? { aliases } : {}),
      ...(related.length > 0 ? { related } : {}),
    },
    ...partAfter('/').map(
      (item): Concept => ({ ...readNames(item), ...shared, related: [[name, KIN_SHARE]] }),
    ),
    ...partAfter('>').map((item): Concept => ({ ...readNames(item), kind, broader: [name] })),
  ];
}

/** Kin and kinds carry their aliases behind '=': 'Torch = flashlight = pocket lamp'. */
function readNames(item: string): Pick<Concept, 'name' | 'aliases'> {
  const [name = '', ...aliases] = item.split(' = ');
  return aliases.length > 0 ? { name, aliases } : { name };
}

function readRelated(item: string, line: string): readonly [string, number] {
  const [, name, share] = SHARE.exec(item) ?? [];
  if (name === undefined || share === undefined) {
    throw new Error(`Related name without a share in: ${line}`);
  }
  return [name, Number(share)];
}

import type { ConceptKind } from '../../taxonomy/types';
import type { NameHits } from './features';
import type { Token } from './tokens';

/** A name of the taxonomy in a text, as UTF-16 offsets. */
export type NamedSpan = {
  readonly start: number;
  readonly end: number;
  readonly kind: ConceptKind;
};

const KINDS: readonly ConceptKind[] = [
  'skill',
  'tool',
  'technology',
  'method',
  'certification',
  'licence',
  'degree_field',
  'spoken_language',
  'soft_skill',
];

/** Marks the tokens of each line that a name covers: its kind, and whether the name begins there. */
export function nameHits(
  lines: readonly (readonly Token[])[],
  names: readonly NamedSpan[],
): NameHits[] {
  let next = 0;
  return lines.map((line) =>
    line.map((token) => {
      while (next < names.length && (names[next]?.end ?? 0) <= token.start) next += 1;
      const name = names[next];
      if (name === undefined || name.start >= token.end) return 0;
      const begins = name.start >= token.start ? 1 : 2;
      return 1 + KINDS.indexOf(name.kind) * 2 + begins;
    }),
  );
}

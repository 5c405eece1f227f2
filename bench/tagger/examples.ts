import { namedSkills } from '@candor/engine/skills/named-skills';
import { taggerLines } from '@candor/engine/skills/tagger/read-lines';
import type { SkillsRow } from '../data/rows';
import type { Example } from './crf';

/** A line with its features as hashes, before they are numbered. */
export type HashedLine = Omit<Example, 'features'> & {
  readonly features: readonly (readonly number[])[];
};

/**
 * The lines of marked texts, with a third of the texts once more in lower case and another third in capitals: postings are
 * written in every case, and the marked ones are not.
 */
export function hashedLines(
  texts: readonly SkillsRow[],
  kind: string,
  random: () => number,
): HashedLine[] {
  return texts.flatMap((row) => {
    const draw = random();
    const spans = row.spans.filter((span) => span.kind === kind);
    const other =
      draw < 1 / 3 ? row.text.toLowerCase() : draw < 2 / 3 ? row.text.toUpperCase() : '';
    return [row.text, other]
      .filter((text) => text.length === row.text.length)
      .flatMap((text) => linesOf(text, spans));
  });
}

function linesOf(text: string, spans: readonly { start: number; end: number }[]): HashedLine[] {
  return taggerLines(text, namedSkills(text).skills).map(({ tokens, features }) => {
    let open: { start: number; end: number } | undefined;
    const labels = tokens.map((token): 0 | 1 | 2 => {
      const span = spans.find((one) => one.start < token.end && one.end > token.start);
      if (span === undefined) {
        open = undefined;
        return 0;
      }
      const goesOn = span === open && !token.parted;
      open = span;
      return goesOn ? 2 : 1;
    });
    return { features, labels, parted: tokens.map((token) => token.parted) };
  });
}

/** Numbers the features that stand at least `fewest` times; the others are left out. */
export function numbered(
  lines: readonly HashedLine[],
  fewest: number,
): { examples: Example[]; hashes: number[] } {
  const counts = new Map<number, number>();
  for (const line of lines)
    for (const list of line.features)
      for (const hash of list) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  const hashes = [...counts].filter(([, count]) => count >= fewest).map(([hash]) => hash);
  const numberOf = new Map(hashes.map((hash, at) => [hash, at]));
  const examples = lines.map((line) => ({
    labels: line.labels,
    parted: line.parted,
    features: line.features.map((list) =>
      Int32Array.from(list.flatMap((hash) => numberOf.get(hash) ?? [])),
    ),
  }));
  return { examples, hashes };
}

import type { OccupationFamily } from '../types';

/** Splits a text at its commas into trimmed items, over as many lines as it has; a trailing comma adds no item. */
export function listItems(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** The parts of a family as the data files write them: fields, titles and vocabulary are texts with commas. */
export type WrittenFamily = {
  readonly id: string;
  readonly name: string;
  readonly group: string;
  readonly helps?: string;
  readonly fields?: string;
  readonly titles: string;
  readonly vocabulary: string;
};

/** Turns the families of one sector from their written form into the shape the engine reads. */
export function readFamilies(
  sector: string,
  written: readonly WrittenFamily[],
): readonly OccupationFamily[] {
  return written.map((family) => ({
    id: family.id,
    name: family.name,
    sector,
    group: family.group,
    ...(family.helps === undefined ? {} : { helps: listItems(family.helps) }),
    ...(family.fields === undefined ? {} : { fields: listItems(family.fields) }),
    titles: listItems(family.titles),
    vocabulary: listItems(family.vocabulary),
  }));
}

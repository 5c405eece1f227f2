import { occupationTitled, titleKeysOf, titlesIn } from '../taxonomy/occupation-titles';
import { otherNumber } from '../taxonomy/split-name';
import type { CompiledJob } from './compile-job';

/** The occupation of a job where there is no doubt about it. */
export type CertainOccupation = {
  /** As the map calls it. */
  readonly name: string;
  /** Keys of all titles, in either number, that are of this occupation alone. */
  readonly keys: readonly string[];
  /** Those that stand in the title of the job. */
  readonly own: readonly string[];
};

/** From this share on, no other occupation that the title may mean is a doubt. */
const CLEAR_SHARE = 0.75;

/**
 * The occupation that the title of a job names for certain, by the reading that its candidates are scored with; null where the title
 * names none or several, or only resembles a title of the map.
 */
export function certainOccupation({ families, reading }: CompiledJob): CertainOccupation | null {
  const [first] = reading.occupations;
  if (!first || families.named < 1) return null;
  const titles = titlesIn(reading.title ?? '');
  if (titles.some(({ occupation }) => occupation !== first.name)) return null;
  if (titles.length === 0 && first.share < CLEAR_SHARE) return null;
  return {
    name: first.name,
    keys: titleKeysOf(first.name),
    own: [...new Set(titles.flatMap(({ key }) => inBothNumbers(key)))],
  };
}

function inBothNumbers(key: string): string[] {
  const other = otherNumber(key.split(' '))?.join(' ');
  return other !== undefined && occupationTitled(other) !== null ? [key, other] : [key];
}

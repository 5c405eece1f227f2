import { occupationTitled, titleKeysOf, titlesIn } from '../taxonomy/occupation-titles';
import { otherNumber } from '../taxonomy/split-name';
import type { CompiledJob } from './compile-job';

/** A job's occupation, if it is certain. */
export type CertainOccupation = {
  /** Its name in the map. */
  readonly name: string;
  /** Keys of all titles, singular and plural, that belong to this occupation alone. */
  readonly keys: readonly string[];
  /** Those contained in the job's title. */
  readonly own: readonly string[];
};

/** From this share on, other occupations that the title may mean are no longer a doubt. */
const CLEAR_SHARE = 0.75;

/**
 * The occupation that a job's title names with certainty, read the same way as for scoring; null if the title names
 * none or several, or only resembles a title of the map.
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

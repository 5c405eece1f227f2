import type { ReadBefore } from './role';
import { isField } from './title-cues';

/** Lines that name a job together with the period in which it was held. */
export function datedTitleLines({
  scanned,
  periods,
  titles,
  degrees,
}: Omit<ReadBefore, 'first' | 'sections'>): ReadonlySet<number> {
  const { line } = scanned.words;
  const lineOf = ({ first }: { readonly first: number }): number => line[first] ?? 0;
  const named = new Set(titles.filter((title) => !isField(title)).map(lineOf));
  const study = new Set(degrees.map(lineOf));
  return new Set(
    periods
      .filter(({ single }) => !single)
      .map(({ firstWord }) => line[firstWord] ?? 0)
      .filter((at) => named.has(at) && !study.has(at)),
  );
}

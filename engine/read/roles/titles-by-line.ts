import type { TitleMention } from '../../skills/mentions';

/** The titles of each line that has some. */
export function titlesByLine(
  titles: readonly TitleMention[],
  line: Int32Array,
): ReadonlyMap<number, readonly TitleMention[]> {
  const titlesOf = new Map<number, readonly TitleMention[]>();
  let from = 0;
  for (let to = 1; to <= titles.length; to++) {
    const at = line[titles[from]?.first ?? 0] ?? 0;
    if (to < titles.length && line[titles[to]?.first ?? 0] === at) continue;
    titlesOf.set(at, titles.slice(from, to));
    from = to;
  }
  return titlesOf;
}

export type Measured = { id: string; width: number; yields: number };

/**
 * Which items stay in a row of this width; the others go into a menu behind a button of `moreWidth`. The items that yield
 * first leave first, whatever their place in the row. All in pixels, gaps counted in.
 */
export function fitItems(
  items: readonly Measured[],
  width: number,
  moreWidth: number,
): ReadonlySet<string> {
  const kept = new Map(items.map((item) => [item.id, item.width]));
  const used = () => [...kept.values()].reduce((sum, one) => sum + one, 0);
  const leaving = [...items].sort((a, b) => b.yields - a.yields);
  for (const { id } of leaving) {
    const more = kept.size < items.length ? moreWidth : 0;
    if (used() + more <= width) break;
    kept.delete(id);
  }
  return new Set(kept.keys());
}

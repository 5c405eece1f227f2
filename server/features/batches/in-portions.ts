/** What a portion may have. An item that is heavier than a portion stands alone. */
type Portion<Item> = { count: number; weight: number; weightOf: (item: Item) => number };

/** Items in their order, in portions of at most so many that weigh at most so much together. */
export function inPortions<Item>(
  items: readonly Item[],
  { count, weight, weightOf }: Portion<Item>,
): Item[][] {
  const portions: Item[][] = [];
  let current: Item[] = [];
  let heavy = 0;
  for (const item of items) {
    const one = weightOf(item);
    if (current.length === count || (current.length > 0 && heavy + one > weight)) {
      portions.push(current);
      current = [];
      heavy = 0;
    }
    current.push(item);
    heavy += one;
  }
  if (current.length > 0) portions.push(current);
  return portions;
}

/**
 * The item that is the plan among everything a subscription charges, such as an agreed extra: the one with a price of ours, or the
 * first, whose price we may no longer sell.
 */
export function planItem<Item extends { price: string | { id: string } }>(
  items: readonly Item[],
  planPrices: readonly string[],
): Item | null {
  const ours = items.find(({ price }) =>
    planPrices.includes(typeof price === 'string' ? price : price.id),
  );
  return ours ?? items[0] ?? null;
}

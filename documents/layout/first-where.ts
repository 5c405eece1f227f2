/**
 * Where in a list something begins to hold, which then holds for all that follows; its length where it never does. Hostile pages
 * have a hundred thousand lines, so that a list in order is not searched from its start.
 */
export function firstWhere<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  let [from, to] = [0, items.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const item = items[middle];
    if (item === undefined || holds(item)) to = middle;
    else from = middle + 1;
  }
  return from;
}

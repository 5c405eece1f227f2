/** The index of the first of some places in text order that is behind a word, by bisection. */
export function indexBehind<Place>(
  places: readonly Place[],
  word: number,
  wordOf: (place: Place) => number,
): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const place = places[middle];
    if (place !== undefined && wordOf(place) <= word) low = middle + 1;
    else high = middle;
  }
  return low;
}

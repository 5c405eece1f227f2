/** A direction in a model's space, each part rounded to a whole number from -127 to 127. */
export type MeaningVector = Int8Array;

/**
 * Cosine of the angle between two directions, -1 to 1. Whole numbers are added, so that every machine finds the same.
 *
 * @throws RangeError for vectors of different models.
 */
export function nearness(a: MeaningVector, b: MeaningVector): number {
  if (a.length !== b.length) throw new RangeError('The vectors have different lengths');
  let product = 0;
  let ofA = 0;
  let ofB = 0;
  for (let at = 0; at < a.length; at++) {
    const left = a[at] ?? 0;
    const right = b[at] ?? 0;
    product += left * right;
    ofA += left * left;
    ofB += right * right;
  }
  return ofA === 0 || ofB === 0 ? 0 : product / Math.sqrt(ofA * ofB);
}

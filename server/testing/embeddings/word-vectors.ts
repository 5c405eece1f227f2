/** Groups of words that mean the same to the simulator's model: a text that uses one of them is close to one that uses another. */
export const ALIKE: readonly (readonly string[])[] = [
  ['zeppelin', 'airship', 'dirigible'],
  ['ballast', 'counterweights'],
  ['routing', 'steering', 'piloting'],
  ['java', 'jvm'],
  ['payroll', 'wages', 'salaries'],
  ['clients', 'customers', 'guests'],
];

/** Words that tell nothing of what a text is about. */
const SMALL = new Set(
  'the and for with from that this was were has have had our your their'.split(' '),
);

/** A vector of length 1 that depends on the words of a text alone: words of one meaning point the same way. */
export function wordVector(text: string, dimensions: number): number[] {
  const parts = new Array<number>(dimensions).fill(0);
  for (const word of text.toLowerCase().split(/[^\p{L}\p{N}+#]+/u)) {
    if (word.length < 3 || SMALL.has(word)) continue;
    const group = ALIKE.findIndex((words) => words.includes(word));
    const slot = slotOf(group === -1 ? word : `meaning ${group}`, dimensions);
    parts[slot] = 1;
  }
  const length = Math.hypot(...parts);
  return parts.map((part) => (length === 0 ? 0 : part / length));
}

function slotOf(word: string, dimensions: number): number {
  let hash = 2_166_136_261;
  for (const sign of word) hash = Math.imul(hash ^ sign.charCodeAt(0), 16_777_619) >>> 0;
  return hash % dimensions;
}

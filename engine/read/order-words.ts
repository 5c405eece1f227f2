/** Words that instructions to the evaluator consist of. The patterns are built from the lists here. */
export const ORDER_WORDS = {
  overruling: ['ignore', 'disregard', 'forget', 'override'],
  ruling: [
    'instruction',
    'instructions',
    'prompt',
    'prompts',
    'rule',
    'rules',
    'criteria',
    'guidelines',
  ],
  grading: ['rate', 'score', 'rank', 'mark', 'grade'],
  machine: ['ai', 'model', 'llm'],
  machinery: ['system', 'assistant'],
  saying: ['prompt', 'message'],
  urging: ['must', 'should', 'always'],
  choosing: ['hire', 'hired', 'select', 'selected', 'shortlist', 'shortlisted'],
  recommending: ['recommend'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type OrderWords = keyof typeof ORDER_WORDS;

const BITS = new Map<string, number>();
Object.values(ORDER_WORDS).forEach((words, group) => {
  for (const word of words) BITS.set(word, (BITS.get(word) ?? 0) | (1 << group));
});

/** The lists that contain a word, one bit each. */
export function ordersOf(form: string): number {
  return BITS.get(form) ?? 0;
}

/** The bits of a text that contains a word of each of these lists. */
export function bitsOf(lists: readonly OrderWords[]): number {
  return lists.reduce((bits, list) => bits | (1 << Object.keys(ORDER_WORDS).indexOf(list)), 0);
}

import { meaningfulWords } from './words';

/** How often each word stands in a text, and how many words it has. */
export type Bag = { counts: ReadonlyMap<string, number>; length: number };

/** What is known about words from many texts. */
export type Corpus = {
  /** The words of a text; kept, since each candidate is scored for many jobs. */
  bag(text: string): Bag;
  /** ln(1 + (N - n + 0.5) / (n + 0.5)), never negative: Robertson's weight as Lucene has it. */
  idf(word: string): number;
  averageLength: number;
};

/** Counts the words of the texts that the baselines may learn from. */
export function learnCorpus(texts: readonly string[]): Corpus {
  const bags = new Map<string, Bag>();
  const bag = (text: string): Bag => {
    const known = bags.get(text);
    if (known) return known;
    const counted = countWords(text);
    bags.set(text, counted);
    return counted;
  };

  const documents = new Map<string, number>();
  let words = 0;
  for (const text of texts) {
    const { counts, length } = bag(text);
    words += length;
    for (const word of counts.keys()) documents.set(word, (documents.get(word) ?? 0) + 1);
  }
  return {
    bag,
    idf: (word) => {
      const holding = documents.get(word) ?? 0;
      return Math.log(1 + (texts.length - holding + 0.5) / (holding + 0.5));
    },
    averageLength: words / texts.length,
  };
}

function countWords(text: string): Bag {
  const words = meaningfulWords(text);
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { counts, length: words.length };
}

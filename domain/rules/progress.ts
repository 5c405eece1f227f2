/**
 * The stages of an analysis by elapsed seconds, used if the server reports none: [below this second, words, percent].
 */
const STAGES: readonly (readonly [below: number, words: string, percent: number])[] = [
  [5, 'Initializing', 5],
  [15, 'Processing documents', 15],
  [45, 'Extracting skills and requirements', 35],
  [90, 'Comparing profiles and matching', 60],
  [180, 'Generating detailed analysis', 80],
  [300, 'Finalizing comprehensive results', 90],
  [Number.POSITIVE_INFINITY, 'Processing large documents, almost complete', 95],
];

export type Stage = { words: string; percent: number };

/** What to show after this many seconds of work. */
export function stageAfter(seconds: number): Stage {
  for (const [below, words, percent] of STAGES) {
    if (seconds < below) return { words, percent };
  }
  return { words: '', percent: 0 };
}

import { median } from '../../measure';

/** The four categories of Lighthouse, by its names. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The measurements behind the first category, by the names of Lighthouse. Milliseconds; the last has no unit. */
export const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

/** One run: a score from 0 to 100 for each category, in their order. */
export type LighthouseRun = {
  scores: number[];
  /** A value for each metric, in their order. */
  metrics: number[];
  /** Audits that count and are not green, by the names of Lighthouse. */
  failed: string[];
  /** How fast the machine was during the run, by the small benchmark of Lighthouse itself. */
  machine: number;
};

/** The median of each category, and the audits that more than half of the runs do not pass. */
export function middleRun(runs: readonly LighthouseRun[]): LighthouseRun {
  const failures = runs.flatMap(({ failed }) => [...new Set(failed)]);
  const often = (audit: string): boolean =>
    failures.filter((failed) => failed === audit).length > runs.length / 2;
  return {
    scores: CATEGORIES.map((_, index) => median(runs.map(({ scores }) => scores[index] ?? 0))),
    metrics: METRICS.map((_, index) => median(runs.map(({ metrics }) => metrics[index] ?? 0))),
    failed: [...new Set(failures)].filter(often),
    machine: median(runs.map(({ machine }) => machine)),
  };
}

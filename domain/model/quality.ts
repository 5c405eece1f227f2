import { z } from 'zod';

const Share = z.number().min(0).max(1);

/** One system's figures on the ranking data, 0 to 1: higher is better. */
export const RankingFigures = z.object({
  name: z.string().min(1),
  ndcg: Share,
  map: Share,
  auc: Share,
  auc_one_scale: Share,
  /** Order of two candidates of one job beside the scores that people gave; half is chance. */
  pair_order: Share,
});

/** The candidates with a score between `from` and `to`. */
export const ReliabilityBand = z.object({
  from: z.number().int(),
  to: z.number().int(),
  candidates: z.number().int().nonnegative(),
  /** Shares of those who are of the job's occupation, and of a near one. */
  same: Share,
  near: Share,
});

/** What the benchmark measured last, as the public page shows it. */
export const QualityFigures = z.object({
  engine_version: z.string().regex(/^\d+\.\d+\.\d+/),
  measured_on: z.iso.date(),
  jobs: z.number().int().positive(),
  candidates: z.number().int().positive(),
  /** Ours first, then the plain baselines of the same run. */
  systems: z.array(RankingFigures).min(2),
  bands: z.array(ReliabilityBand).min(1),
});

export type RankingFigures = z.infer<typeof RankingFigures>;
export type ReliabilityBand = z.infer<typeof ReliabilityBand>;
export type QualityFigures = z.infer<typeof QualityFigures>;

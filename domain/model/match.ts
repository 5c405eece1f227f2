import { z } from 'zod';
import { Tier } from '../rules/tiers';

/** A stretch of a text in UTF-16 units: `text.slice(start, end)`. */
export const Span = z.object({
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
});

export const Verdict = z.enum(['met', 'partial', 'unmet', 'unclear']);

export const RequirementKind = z.enum([
  'skill',
  'experience',
  'degree',
  'certification',
  'language',
  'licence',
  'role',
  'domain',
  'other',
]);

export const Importance = z.enum(['must', 'nice']);

export const JobRequirement = z.object({
  id: z.string().min(1),
  text: z.string(),
  kind: RequirementKind,
  importance: Importance,
  /** Share of the job's 100 points that this requirement can earn. */
  weight: z.number().nonnegative(),
  minimum_years: z.number().nullable(),
  alternatives: z.array(z.string()),
  /** Where the job text asks for it; null for what the engine derives from the whole text. */
  source: Span.nullable(),
  /**
   * True for a licence without which the work may not be done, stated as a must-have: while it is not shown, it alone holds back a part
   * of the line `must_haves`.
   */
  needed_by_law: z.boolean().optional(),
});

export const Section = z.enum([
  'summary',
  'experience',
  'projects',
  'education',
  'skills',
  'certifications',
  'languages',
  'publications',
  'other',
]);

export const EvidenceReason = z.enum([
  'exact',
  'alias',
  'implied',
  'related',
  'phrase',
  'semantic',
  /** A certificate or licence that the text says is no longer valid. */
  'expired',
  /** A language that the text tells at a level below the one asked for: `told_level` says at which. */
  'below_level',
  /** A language for which a level is asked and none is told. */
  'level_untold',
]);

export const Evidence = Span.extend({
  quote: z.string(),
  section: Section,
  reason: EvidenceReason,
  strength: z.number().min(0).max(1),
  /** The level of a language that the text tells, where it is below the one asked for. */
  told_level: z.string().optional(),
});

export const RequirementResult = JobRequirement.extend({
  verdict: Verdict,
  strength: z.number().min(0).max(1),
  points: z.number().nonnegative(),
  max_points: z.number().nonnegative(),
  /**
   * What this requirement opened of the line `must_haves`, whose points wait for the others. `points` and
   * `opened_points` of all lines except that one add up to the score. Absent if the job has no such line.
   */
  opened_points: z.number().nonnegative().optional(),
  evidence: z.array(Evidence),
});

export const DimensionKey = z.enum([
  'must_haves',
  'nice_to_haves',
  'experience',
  'role',
  'education',
  'semantic',
]);

export const Dimension = z.object({
  key: DimensionKey,
  label: z.string(),
  score: z.number().min(0).max(100),
  weight: z.number().min(0).max(1),
  contribution: z.number(),
});

export const Statement = z.object({ text: z.string(), requirement_ids: z.array(z.string()) });

export const Question = z.object({ text: z.string(), requirement_id: z.string().nullable() });

export const FlagKind = z.enum([
  'could_not_read',
  'hidden_text',
  'keyword_list',
  'instructions_in_text',
  'conflicting_dates',
  'short_text',
  'mixed_language',
  'truncated',
  'doubtful_reading',
  'semantic_unavailable',
]);

export const Flag = z.object({ kind: FlagKind, message: z.string(), spans: z.array(Span) });

/** The language that most of a text is written in. */
export const DocumentLanguage = z.object({
  /** ISO 639-1. */
  code: z.string().length(2),
  name: z.string(),
  /** False if the engine does not support the language: then nothing is scored. */
  supported: z.boolean(),
});

export const MatchResult = z.object({
  /** Whole number from 0 to 100; null when the document could not be read. */
  overall_score: z.number().int().min(0).max(100).nullable(),
  tier: Tier.nullable(),
  dimensions: z.array(Dimension),
  requirements: z.array(RequirementResult),
  strengths: z.array(Statement),
  gaps: z.array(Statement),
  questions: z.array(Question),
  /** The smallest set of unmet requirements that would lift the candidate a tier; empty at the top. */
  would_change: z.array(Statement),
  flags: z.array(Flag),
  /** 0 to 1: how much of the document and of the job could be used. Never part of the score. */
  confidence: z.number().min(0).max(1),
  engine_version: z.string(),
  /** The language of the candidate's document; absent if an earlier engine read it. */
  language: DocumentLanguage.optional(),
});

export const RequirementOutcome = z.object({
  id: z.string(),
  verdict: Verdict,
  strength: z.number().min(0).max(1),
});

export const MatchResultSummary = MatchResult.pick({
  overall_score: true,
  tier: true,
  dimensions: true,
  strengths: true,
  gaps: true,
  flags: true,
  confidence: true,
  engine_version: true,
}).extend({ requirements: z.array(RequirementOutcome) });

export const MatchResponse = z.object({
  match_score: z.object({ overall_score: MatchResult.shape.overall_score }),
  match_results: MatchResult,
  /** Which input was scored where both a text and a file were sent. */
  used: z.object({ candidate: z.enum(['text', 'file']), job: z.enum(['text', 'file']) }),
  /** The text that was scored: evidence offsets point into it. */
  document_text: z.string(),
  /** Who the document says it is of, how to write to them and what they work as; null for what it does not say. */
  candidate_name: z.string().nullable(),
  email: z.string().nullable(),
  headline: z.string().nullable(),
  user_id_context: z.string().nullable(),
  candidate_id_context: z.string().nullable(),
  job_id_context: z.string().nullable(),
});

export type Span = z.infer<typeof Span>;
export type Verdict = z.infer<typeof Verdict>;
export type RequirementKind = z.infer<typeof RequirementKind>;
export type Importance = z.infer<typeof Importance>;
export type JobRequirement = z.infer<typeof JobRequirement>;
export type Section = z.infer<typeof Section>;
export type EvidenceReason = z.infer<typeof EvidenceReason>;
export type Evidence = z.infer<typeof Evidence>;
export type RequirementResult = z.infer<typeof RequirementResult>;
export type DimensionKey = z.infer<typeof DimensionKey>;
export type Dimension = z.infer<typeof Dimension>;
export type Statement = z.infer<typeof Statement>;
export type Question = z.infer<typeof Question>;
export type FlagKind = z.infer<typeof FlagKind>;
export type Flag = z.infer<typeof Flag>;
export type DocumentLanguage = z.infer<typeof DocumentLanguage>;
export type MatchResult = z.infer<typeof MatchResult>;
export type RequirementOutcome = z.infer<typeof RequirementOutcome>;
export type MatchResultSummary = z.infer<typeof MatchResultSummary>;
export type MatchResponse = z.infer<typeof MatchResponse>;

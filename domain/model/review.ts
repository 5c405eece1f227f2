import { z } from 'zod';
import { messages } from '../messages';
import { BatchParams, CandidateParams, Decision, DecisionKind } from './batch';
import { Evidence, Importance, RequirementKind, Span, Verdict } from './match';
import { PAGE_ROWS, Page, pageQuery } from './page';
import { Id, Time } from './scalars';

const Note = z.string().trim().max(1000, messages.maxLength(1000)).nullable();

/** What is left out stays as it is. */
export const DecisionBody = z.object({
  decision: DecisionKind.nullable().optional(),
  reason: Note.optional(),
  note: Note.optional(),
});

export const DecisionsQuery = pageQuery(PAGE_ROWS).extend({ decision: DecisionKind.optional() });

export const DecisionList = Page.extend({ decisions: z.array(Decision) });

/** Somebody says that the evidence of a requirement is wrong, or that the resume holds evidence which was missed. */
export const FeedbackBody = z.object({
  requirement_id: z.string({ error: messages.required }).trim().min(1, messages.required).max(64),
  kind: z.enum(['wrong_evidence', 'missed_evidence']),
  note: Note.optional(),
});

export const ShareBody = z.object({
  expires_in_days: z.number().int().min(1).max(90).default(14),
  show_names: z.boolean().default(false),
  candidate_ids: z.array(Id).min(1, messages.required).max(100),
});

export const Opinion = z.enum(['agree', 'discuss', 'pass']);

/** What readers of a link said so far. */
export const ShareOpinions = z.object({
  counts: z.record(Opinion, z.number().int().nonnegative()),
  candidates: z.array(z.object({ candidate_id_internal: Id, opinion: Opinion, updated_at: Time })),
});

/** A link to a read-only shortlist. The address itself is answered once, when the link is made. */
export const Share = z.object({
  share_id: Id,
  expires_at: Time,
  show_names: z.boolean(),
  candidate_count: z.number().int().positive(),
  created_at: Time,
  last_opened_at: Time.nullable(),
  open_count: z.number().int().nonnegative(),
  opinions: ShareOpinions.optional(),
});

export const CreatedShare = Share.extend({ share_url: z.string() });
export const ShareList = z.object({
  /** Those that still open. */
  shares: z.array(Share),
  /** Those that were closed or ran out after their readers had said something. */
  closed: z.array(Share).optional(),
});
export const ShareParams = BatchParams.extend({ share_id: CandidateParams.shape.cid });

export const SharedRequirement = z.object({
  id: z.string(),
  text: z.string(),
  kind: RequirementKind,
  importance: Importance,
  /** Where the job text asks for it; null for what is derived from the whole text. */
  source: Span.nullable(),
  verdict: Verdict,
  points: z.number().nonnegative(),
  max_points: z.number().nonnegative(),
  evidence: z.array(Evidence.pick({ quote: true, section: true, reason: true })),
});

export const SharedCandidate = z.object({
  candidate_id_internal: Id,
  /** 'Candidate 3' where the sender hides names. */
  label: z.string(),
  headline: z.string().nullable(),
  overall_score: z.number().int(),
  requirements: z.array(SharedRequirement),
  questions: z.array(z.string()),
  opinion: Opinion.nullable(),
});

/** What a hiring manager sees behind a share link, without an account. */
export const SharedShortlist = z.object({
  job_title: z.string(),
  shared_by: z.string(),
  expires_at: Time,
  names_shown: z.boolean(),
  candidates: z.array(SharedCandidate),
});

export const ShareTokenParams = z.object({
  token: z.string().regex(/^[A-Za-z0-9_-]{20,64}$/),
});
export const SharedCandidateParams = ShareTokenParams.extend({ cid: CandidateParams.shape.cid });
export const OpinionBody = z.object({ opinion: Opinion.nullable() });

export type DecisionBody = z.infer<typeof DecisionBody>;
export type DecisionList = z.infer<typeof DecisionList>;
export type FeedbackBody = z.infer<typeof FeedbackBody>;
export type ShareBody = z.infer<typeof ShareBody>;
export type Share = z.infer<typeof Share>;
export type CreatedShare = z.infer<typeof CreatedShare>;
export type ShareList = z.infer<typeof ShareList>;
export type Opinion = z.infer<typeof Opinion>;
export type ShareOpinions = z.infer<typeof ShareOpinions>;
export type SharedRequirement = z.infer<typeof SharedRequirement>;
export type SharedCandidate = z.infer<typeof SharedCandidate>;
export type SharedShortlist = z.infer<typeof SharedShortlist>;

import { z } from 'zod';
import { messages } from '../messages';
import { ReadInvitationStatus } from '../rules/invitation';
import { TaskKind } from './assessment';
import { RequestKind } from './invitation';
import { Id, Time } from './scalars';
import { AtsSource, Email, FormEmail } from './user';

const Count = z.number().int().nonnegative();

export const CodeParams = z.object({ code: z.string().max(200) });
export const StepParams = CodeParams.extend({ milestone_id: z.string().max(40) });

export const CandidateProgress = z.object({
  milestones_completed: Count,
  total_milestones: Count,
  completion_percentage: z.number().min(0).max(100),
});
export type CandidateProgress = z.infer<typeof CandidateProgress>;

/** What candidates are told before they agree. Complete sentences. */
export const CandidateNotice = z.object({
  asked: z.string(),
  seen_by: z.string(),
  used_for: z.string(),
  rights: z.string(),
});

/** A receipt for a candidate who has finished. */
export const CandidateReceipt = z.object({
  receipt_id: z.string(),
  submitted_at: Time,
  /** Steps that were sent. */
  sent: z.array(z.string()),
  /** The score, where the sender lets candidates see their own; null otherwise. */
  score: z.number().int().min(0).max(100).nullable(),
});
export type CandidateReceipt = z.infer<typeof CandidateReceipt>;

/** An assessment behind its link, as the candidate sees it. Nothing of scores, notes or other people leaves with it. */
export const CandidateAssessment = CandidateProgress.extend({
  status: ReadInvitationStatus,
  job_title: z.string().nullable(),
  company: z.string(),
  contact_email: z.string(),
  /** Who hosts the test itself; null for an assessment that is taken here. */
  hosted_by: AtsSource.exclude(['unknown']).nullable(),
  /** Who it is for, once they have agreed to start. */
  candidate_name: z.string().nullable(),
  milestones: z.array(
    z.object({ id: z.string(), title: z.string(), minutes: Count, done: z.boolean() }),
  ),
  expires_at: Time,
  /** Minutes from the start to the last answer; null for no limit. */
  time_limit_minutes: z.number().int().positive().nullable(),
  /** When that time is up; null before the start and without a limit. */
  time_ends_at: Time.nullable(),
  /** The server's time at this response: the clock of a candidate's device may be wrong. */
  server_time: Time,
  notice: CandidateNotice,
  /** Whether reminders are sent: `none` if the sender wants none, `stopped` if the candidate does not. */
  reminders: z.enum(['none', 'on', 'stopped']),
  /** null until the answers were submitted. */
  receipt: CandidateReceipt.nullable(),
});
export type CandidateAssessment = z.infer<typeof CandidateAssessment>;

/** Answers of one step by task: written text, or the chosen option. */
export const StepAnswer = z.record(z.string(), z.union([z.string(), z.array(z.string()).max(10)]));
export type StepAnswer = z.infer<typeof StepAnswer>;

export const CandidateTask = z.object({
  id: z.string(),
  kind: TaskKind,
  prompt: z.string(),
  choices: z.array(z.string()).nullable(),
  required: z.boolean(),
});
export type CandidateTask = z.infer<typeof CandidateTask>;

export const CandidateMilestone = z.object({
  id: z.string(),
  title: z.string(),
  intro: z.string(),
  minutes: Count,
  /** Counted from 1. */
  position: z.number().int().positive(),
  /** The requirements of the job it asks about. */
  requirements: z.array(z.string()),
  tasks: z.array(CandidateTask),
  answer: StepAnswer,
  /** 0 for nothing saved yet; goes up with each save. */
  revision: Count,
  saved_at: Time.nullable(),
  done: z.boolean(),
});
export type CandidateMilestone = z.infer<typeof CandidateMilestone>;

const TEXT = z.string().trim().max(200, messages.maxLength(200));

export const StartBody = z.object({
  agree: z.literal(true, { error: messages.agreeFirst }),
  candidate_name: TEXT.nullish(),
  candidate_email: Email.nullish(),
});
export const StartForm = z.object({
  agree: z.boolean().refine((value) => value, { error: messages.agreeFirst }),
  candidate_name: TEXT,
  candidate_email: z.union([z.literal(''), FormEmail]),
});

export const RemindersBody = z.object({ wanted: z.boolean() });
export const Reminders = CandidateAssessment.pick({ reminders: true });

export const SaveAnswerBody = z.object({
  answer: StepAnswer,
  client_saved_at: Time,
  /** The revision that this one is built on. */
  revision: Count,
});
export type SaveAnswerBody = z.infer<typeof SaveAnswerBody>;

export const AnswerSaved = z.object({ saved_at: Time, revision: z.number().int().positive() });

/** The current answer, in the error for saving over a newer one. */
export const StoredAnswer = z.object({
  answer: StepAnswer,
  revision: z.number().int().positive(),
  saved_at: Time,
});
export type StoredAnswer = z.infer<typeof StoredAnswer>;

/** Whom to ask about an invitation. */
export const LinkContact = z.object({ company: z.string(), contact_email: z.string() });
export type LinkContact = z.infer<typeof LinkContact>;

/** What is left of a link that is no longer valid. Sent as `current` of the error. */
export const ClosedLink = LinkContact.extend({
  /** Whether answers are stored, of which the candidate can still take a copy. */
  has_answers: z.boolean().default(false),
});
export type ClosedLink = z.infer<typeof ClosedLink>;

export const Submitted = z.object({ submitted_at: Time, receipt_id: z.string() });

const RequestMessage = z.string().trim().max(2000, messages.maxLength(2000));

/** A question or an adjustment needs words; withdrawing and erasing do not. */
export const CandidateRequestBody = z
  .object({ kind: RequestKind, message: RequestMessage.default('') })
  .refine(({ kind, message }) => kind === 'withdraw' || kind === 'erase' || message !== '', {
    error: messages.required,
    path: ['message'],
  });
export type CandidateRequestBody = z.infer<typeof CandidateRequestBody>;

export const RequestSent = z.object({ success: z.literal(true), request_id: Id });

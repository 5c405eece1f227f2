import { z } from 'zod';
import { messages } from '../messages';
import { JOB_TEXT } from '../rules/submission';
import { JobRequirement, MatchResult } from './match';
import { PAGE_ROWS, Page, pageQuery } from './page';
import { Id, Time } from './scalars';
import { Email, FormEmail } from './user';

/** How a task is answered: one choice, several, a few sentences, or a piece of work. */
export const TaskKind = z.enum(['choice', 'multi_choice', 'text', 'work_sample']);
export type TaskKind = z.infer<typeof TaskKind>;

/** The maximum length of the answers to one step, in characters. */
export const LONGEST_ANSWER = 20_000;
export const MOST_STEPS = 12;
export const MOST_TASKS = 5;
export const MOST_CHOICES = 10;

/** Short names that are unique in their assessment; they stand in addresses. */
const LocalId = z
  .string()
  .regex(/^[a-z0-9-]{1,40}$/, 'An id is made of small letters, digits and hyphens');

const line = (most: number) =>
  z
    .string({ error: messages.required })
    .trim()
    .min(1, messages.required)
    .max(most, messages.maxLength(most));

export const Task = z
  .object({
    id: LocalId,
    kind: TaskKind,
    prompt: line(1000),
    /**
     * Complete sentences in the candidate's voice, because chosen options are read like written text. null for
     * written answers.
     */
    choices: z.array(line(300)).min(2).max(MOST_CHOICES).nullable(),
    required: z.boolean(),
  })
  .refine(({ kind, choices }) => (choices !== null) === isChosen(kind), {
    path: ['choices'],
    error: 'A choice needs at least two answers to choose from, and nothing else has any.',
  })
  .refine(({ choices }) => choices === null || new Set(choices).size === choices.length, {
    path: ['choices'],
    error: 'Two answers are the same.',
  });
export type Task = z.infer<typeof Task>;

/** Whether a task is answered by choosing. */
export function isChosen(kind: TaskKind): boolean {
  return kind === 'choice' || kind === 'multi_choice';
}

/** One step of an assessment, on one screen. Done, it is one milestone and earns its points once. */
export const Milestone = z.object({
  id: LocalId,
  title: line(120),
  /** What has to be known before the tasks; empty for nothing. */
  intro: z.string().trim().max(2000, messages.maxLength(2000)),
  minutes: z.int().min(1).max(240),
  points: z.int().min(0).max(1000),
  /** What of the job it asks about, by the ids and in the words of the requirements. */
  requirements: z.array(z.object({ id: z.string().min(1).max(64), text: line(500) })).max(5),
  tasks: z.array(Task).min(1, 'A step needs at least one task.').max(MOST_TASKS),
});
export type Milestone = z.infer<typeof Milestone>;

const unique = (items: readonly { id: string }[]) =>
  new Set(items.map(({ id }) => id)).size === items.length;

export const Milestones = z
  .array(Milestone)
  .min(1, 'An assessment needs at least one step.')
  .max(MOST_STEPS, messages.atMost(MOST_STEPS))
  .refine(unique, 'Two steps have one id.')
  .refine((steps) => steps.every(({ tasks }) => unique(tasks)), 'Two tasks have one id.');

/** An assessment as its author writes it. */
export const AssessmentBody = z.object({
  title: line(200),
  job_title: line(200),
  /** Who asks, as candidates know them. */
  company: line(200),
  /** Whom candidates can write to. */
  contact_email: Email,
  /** What answers are scored against. */
  job_description_text: z
    .string({ error: messages.jobRequired })
    .trim()
    .min(JOB_TEXT.min, messages.jobTooShort)
    .max(JOB_TEXT.max, messages.jobTooLong(JOB_TEXT.max)),
  milestones: Milestones,
  /** From the start to the last answer; null for none. Candidates are told before they start, and their sender can extend it. */
  time_limit_minutes: z.int().min(5).max(1440).nullable(),
  /** Whether candidates see their own score after they sent their answers. */
  show_result: z.boolean(),
});
export type AssessmentBody = z.infer<typeof AssessmentBody>;

export const AssessmentForm = AssessmentBody.extend({ contact_email: FormEmail });

export const Assessment = AssessmentBody.extend({
  assessment_id: Id,
  contact_email: z.string(),
  created_at: Time,
  updated_at: Time,
  revision: z.int().positive(),
  /** Invitations to it that stand in the account, cancelled ones included. */
  invitation_count: z.int().nonnegative(),
});
export type Assessment = z.infer<typeof Assessment>;

/** An assessment in a list. */
export const AssessmentSummary = Assessment.pick({
  assessment_id: true,
  title: true,
  job_title: true,
  company: true,
  time_limit_minutes: true,
  created_at: true,
  updated_at: true,
  invitation_count: true,
}).extend({ step_count: z.int().nonnegative(), minutes: z.int().nonnegative() });
export type AssessmentSummary = z.infer<typeof AssessmentSummary>;

export const AssessmentParams = z.object({ id: z.string() });
export const AssessmentsQuery = pageQuery(PAGE_ROWS);
export const OwnAssessmentList = Page.extend({ assessments: z.array(AssessmentSummary) });
export type OwnAssessmentList = z.infer<typeof OwnAssessmentList>;

export const DraftBody = z.object({
  job_description_text: AssessmentBody.shape.job_description_text,
});

/** Steps that a job's requirements suggest; nothing of it is stored. */
export const AssessmentDraft = z.object({
  job_title: z.string(),
  milestones: z.array(Milestone),
  /** Everything read from the job that a step can ask about. */
  requirements: z.array(JobRequirement),
});
export type AssessmentDraft = z.infer<typeof AssessmentDraft>;

/** One answer as its reader is shown it. */
export const ShownTask = z.object({
  id: z.string(),
  kind: TaskKind,
  prompt: z.string(),
  /** What was chosen or written; empty for nothing. */
  answer: z.array(z.string()),
  /** Whether a sentence of it counts in the score. What no rule can judge is for a person to read. */
  is_judged: z.boolean(),
});

/**
 * The outcome of an assessment. Evidence points into `document_text`, which contains the answers and no word of the
 * tasks.
 */
export const AssessmentResult = z.object({
  assessmentId: Id,
  candidateName: z.string(),
  match_score: z.object({ overall_score: MatchResult.shape.overall_score }),
  /** null if none of the answers could be scored. */
  match_results: MatchResult.nullable(),
  /** Scores by dimension, ready to draw: values of 0 to 100, weights of 0 to 1. */
  graph_data: z.array(
    z.object({ key: z.string(), label: z.string(), value: z.number(), weight: z.number() }),
  ),
  document_text: z.string(),
  submitted_at: Time,
  answers: z.array(
    z.object({
      milestone_id: z.string(),
      title: z.string(),
      points: z.int(),
      tasks: z.array(ShownTask),
    }),
  ),
});
export type AssessmentResult = z.infer<typeof AssessmentResult>;

import { z } from 'zod';
import { messages } from '../messages';
import {
  InvitationStatus,
  ProgressStatus,
  ReadInvitationStatus,
  ReadProgressStatus,
} from '../rules/invitation';
import { Id, Time } from './scalars';
import { sortQuery } from './sort';
import { TimeZone } from './time-zone';
import { AtsSource, Email } from './user';

const Count = z.number().int().nonnegative();

const text = (most: number) => z.string().trim().max(most, messages.maxLength(most));

/** What an account may write about an invitation. */
const about = {
  candidate_name: text(200),
  job_title: text(200),
  notes: text(1000),
};

const AssessmentId = z
  .string({ error: messages.assessmentIdRequired })
  .trim()
  .min(1, messages.assessmentIdRequired)
  .min(8, messages.assessmentIdShort)
  .max(200, messages.maxLength(200));

const ID_FIELDS = ['ashby_assessment_id', 'greenhouse_assessment_id', 'assessment_id'] as const;

/** What may be left out; null says so in words. */
const mayMiss = <Schema extends z.ZodType>(schema: Schema) =>
  schema
    .nullish()
    .transform((given) => given ?? undefined)
    .optional();

const wholeNumber = (least: number, most: number) => {
  const message = messages.wholeNumber(least, most);
  return z.int(message).min(least, message).max(most, message);
};

/** For how many days a link is open. */
const DaysOpen = wholeNumber(1, 90);

/** An assessment under the name of whoever hosts it: an ATS, or Candor itself. Exactly one is meant. */
const invitedTo = {
  ashby_assessment_id: mayMiss(AssessmentId),
  greenhouse_assessment_id: mayMiss(AssessmentId),
  assessment_id: mayMiss(AssessmentId),
};

type InvitedTo = Partial<Record<(typeof ID_FIELDS)[number], string | undefined>>;

function namesOneAssessment(body: InvitedTo): boolean {
  return ID_FIELDS.filter((field) => body[field] !== undefined).length === 1;
}

const OneAssessment = { error: messages.assessmentIdRequired, path: ['assessment_id'] };

/** An invitation to exactly one assessment: one that an ATS hosts, or one that was built here. */
export const CreateInvitationBody = z
  .object({
    ...invitedTo,
    candidate_name: mayMiss(about.candidate_name),
    candidate_email: mayMiss(Email),
    /** What the candidate is told it is for; defaults to the assessment's own text. */
    job_title: mayMiss(about.job_title),
    notes: mayMiss(about.notes),
    expires_in_days: mayMiss(DaysOpen),
    /** Whether Candor writes to the candidate; needs an address. */
    send_email: z.boolean().default(false),
    /** Whether Candor reminds the candidate by mail, twice at most, while they have not finished; needs an address. */
    remind: z.boolean().default(false),
    /** Where reminders arrive by day: that of the sender as a rule. Without one UTC. */
    time_zone: TimeZone.optional(),
  })
  .refine(namesOneAssessment, OneAssessment)
  .refine(
    ({ send_email, remind, candidate_email }) =>
      !(send_email || remind) || candidate_email !== undefined,
    { error: messages.emailRequired, path: ['candidate_email'] },
  );
export type CreateInvitationBody = z.infer<typeof CreateInvitationBody>;

/** At most this many people are asked about, and invited, at once. */
export const MOST_INVITED_AT_ONCE = 100;

/** An assessment, and the addresses of the people about to be invited to it. */
export const KnownInvitationsBody = z
  .object({
    ...invitedTo,
    candidate_emails: z
      .array(Email)
      .min(1, messages.emailRequired)
      .max(MOST_INVITED_AT_ONCE, messages.atMost(MOST_INVITED_AT_ONCE)),
  })
  .refine(namesOneAssessment, OneAssessment);
export type KnownInvitationsBody = z.infer<typeof KnownInvitationsBody>;

/** The newest invitation of an address to an assessment that was not cancelled. */
export const KnownInvitation = z.object({
  /** As it was asked about, in whatever letters the invitation has it. */
  candidate_email: z.string(),
  invitation_code: Id,
  status: ReadInvitationStatus,
  created_at: Time,
  expires_at: Time,
  submitted_at: Time.nullable(),
});
export type KnownInvitation = z.infer<typeof KnownInvitation>;

/** Addresses that are not named were not invited. */
export const KnownInvitations = z.object({ known: z.array(KnownInvitation) });

export const MilestoneEvent = z.object({
  milestone: z.string(),
  completed_at: Time,
  points: z.number().nonnegative(),
});
export type MilestoneEvent = z.infer<typeof MilestoneEvent>;

/** An invitation as its sender sees it. Points are never a match score. */
export const Invitation = z.object({
  invitation_code: Id,
  status: ReadInvitationStatus,
  ashby_assessment_id: z.string().nullable(),
  greenhouse_assessment_id: z.string().nullable(),
  /** An assessment built here; null also if it was deleted. */
  assessment_id: z.string().nullable(),
  /** One that is not known here reads as unknown. */
  ats_source: AtsSource.catch('unknown'),
  candidate_name: z.string().nullable(),
  candidate_email: z.string().nullable(),
  job_title: z.string().nullable(),
  notes: z.string().nullable(),
  milestones_completed: Count,
  total_milestones: Count,
  completion_percentage: z.number().min(0).max(100),
  latest_milestone: z.string().nullable(),
  points_earned: z.number().nonnegative(),
  created_at: Time,
  updated_at: Time,
  last_accessed: Time.nullable(),
  access_count: Count,
  progressStatus: ReadProgressStatus,
  progress_data: z.object({ milestone_history: z.array(MilestoneEvent) }).nullable(),
  invitation_link: z.url(),
  expires_at: Time,
  /** When the candidate agreed to start. */
  started_at: Time.nullable(),
  submitted_at: Time.nullable(),
  /** Minutes from the start to the last answer; null for no limit. */
  time_limit_minutes: z.number().int().nullable(),
  /** Steps of an assessment that was built here, those ahead as well; empty for one that an ATS hosts. */
  steps: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      minutes: Count,
      points: Count,
      done_at: Time.nullable(),
    }),
  ),
  /** Open, and nobody touched it for three days: neither its candidate nor, by sending it again, its sender. */
  is_stalled: z.boolean(),
  /** The candidate's unsettled request. */
  open_requests: Count,
  /** Whether the candidate is reminded by mail. */
  remind: z.boolean(),
  /** Since it was sent or sent again. */
  reminders_sent: Count,
  reminded_at: Time.nullable(),
  /** From when on they are reminded if nothing happens before; null for never. */
  next_reminder_at: Time.nullable(),
  /** When the candidate asked not to be reminded. */
  reminders_stopped_at: Time.nullable(),
  /** When a mail to the candidate was given up since it was sent or sent again; null where none was. */
  undeliverable_at: Time.nullable(),
});
export type Invitation = z.infer<typeof Invitation>;

export const InvitationParams = z.object({
  id: z.string().trim().min(1, messages.invitationIdRequired),
});

/** Stalled: three days without activity of the candidate. */
const SwitchOn = z.enum(['true', 'false']).default('false');

const countFrom = (fallback: number, most: number, message: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .pipe(z.number().min(1, message).max(most, message))
    .default(fallback);

/** `completed` is one word for both: that status has all milestones behind it. */
export const StatusFilter = z.enum([
  ...InvitationStatus.options,
  'not_started',
  'in_progress',
  'no_data',
]);
export type StatusFilter = z.infer<typeof StatusFilter>;

/** `status` in the order that people live through. What an invitation does not have comes last, in both directions. */
export const InvitationSort = sortQuery([
  'candidate_name',
  'status',
  'milestones_completed',
  'completion_percentage',
  'latest_milestone',
  'points_earned',
  'ats_source',
  'created_at',
  'last_accessed',
]);
export type InvitationSort = z.infer<typeof InvitationSort>;

export const InvitationsQuery = z.object({
  page: countFrom(1, 1_000_000, messages.pageRange),
  limit: countFrom(20, 100, messages.limitRange),
  status_filter: StatusFilter.optional(),
  /** A part of the code, the candidate's name, the job's title or the notes. */
  search: z.string().trim().max(100, messages.maxLength(100)).optional(),
  ats_filter: AtsSource.optional(),
  /** Only open ones that nobody touched for three days. */
  stalled: SwitchOn,
  /** Only those whose mail was given up while their candidate still waits for it. */
  undelivered: SwitchOn,
  /** Which come together. */
  group_by: z.enum(['progress', 'ats']).optional(),
  /** Within a group, and without one. Without it the newest first, which also settles what a column leaves equal. */
  sort: InvitationSort.optional(),
});
export type InvitationsQuery = z.infer<typeof InvitationsQuery>;

/** How many there are of each kind among those that the search finds, whatever else is filtered. */
export const InvitationCounts = z.object({
  total: Count,
  stalled: Count,
  /** Absent from a server of before. */
  undelivered: Count.optional(),
  by_progress: z.record(ProgressStatus, Count),
  by_ats: z.record(AtsSource, Count),
});

/** What a group comes to, over all invitations that the filters leave and not only those of the page. */
export const InvitationGroup = z.object({
  key: z.enum([...ProgressStatus.options, ...AtsSource.options]),
  total: Count,
  stalled: Count,
  undelivered: Count,
  average_progress: z.number().int().min(0).max(100),
  /** To one decimal. */
  average_points: z.number().nonnegative(),
});
export type InvitationGroup = z.infer<typeof InvitationGroup>;

export const InvitationList = z.object({
  invitations: z.array(Invitation),
  total: Count,
  page: z.number().int().positive(),
  limit: z.number().int().positive(),
  has_more: z.boolean(),
  counts: InvitationCounts,
  /** In their order; empty where nothing is grouped, absent from a server of before. */
  groups: z.array(InvitationGroup).optional(),
});
export type InvitationList = z.infer<typeof InvitationList>;

export const StatsQuery = z.object({ days: countFrom(30, 365, messages.daysRange) });

export const AtsBreakdown = z.record(
  AtsSource,
  z.object({ total: Count, completed: Count, active: Count }),
);
export type AtsBreakdown = z.infer<typeof AtsBreakdown>;

/** Figures of the invitations that were created in the last days. */
export const InvitationStats = z.object({
  average_progress: z.number().int().min(0).max(100),
  total_points_earned: z.number().nonnegative(),
  /** Over all invitations of the window, to one decimal. */
  average_points_per_invitation: z.number().nonnegative(),
  progress_distribution: z.record(ProgressStatus, Count),
  /** By name, in the order of the steps: how many were asked for it and how many did it. */
  milestone_stats: z.array(z.object({ milestone: z.string(), reached: Count, completed: Count })),
  ats_breakdown: AtsBreakdown,
  total_invitations: Count,
  completed_invitations: Count,
  /** How many came so far at least, whatever became of them later. Absent from a server of before. */
  funnel: z.object({ sent: Count, opened: Count, started: Count, completed: Count }).optional(),
  /** How many people submitted their answers this many whole days after the invitation, the quickest first. */
  days_to_complete: z.array(z.object({ days: Count, people: Count })).optional(),
  /** From the invitation to the answers; null if nobody has finished. */
  median_hours_to_complete: z.number().nonnegative().nullable(),
  days: z.number().int().positive(),
});
export type InvitationStats = z.infer<typeof InvitationStats>;

export const AtsStats = z.object({ ats_breakdown: AtsBreakdown, days: z.number().int() });

export const InvitationProgress = Invitation.pick({
  invitation_code: true,
  status: true,
  milestones_completed: true,
  total_milestones: true,
  completion_percentage: true,
  latest_milestone: true,
  points_earned: true,
  progressStatus: true,
  progress_data: true,
  updated_at: true,
});
export type InvitationProgress = z.infer<typeof InvitationProgress>;

/** Omitted fields stay; an empty text removes them. */
export const ChangeInvitationBody = z.object({
  candidate_name: about.candidate_name.nullable().optional(),
  job_title: about.job_title.nullable().optional(),
  notes: about.notes.nullable().optional(),
  /** Needs a known address, and a candidate who has not asked for none. */
  remind: z.boolean().optional(),
  time_zone: TimeZone.optional(),
});
export type ChangeInvitationBody = z.infer<typeof ChangeInvitationBody>;

export const ResendBody = z
  .object({
    expires_in_days: mayMiss(DaysOpen),
    /** Whether Candor writes to the candidate; needs a known address. */
    send_email: z.boolean().default(false),
  })
  .default({ send_email: false });

/** More time for somebody: days until the link ends, minutes of a time limit, or both. */
export const ExtendBody = z
  .object({ days: mayMiss(DaysOpen), minutes: mayMiss(wholeNumber(1, 1440)) })
  .refine(({ days, minutes }) => days !== undefined || minutes !== undefined, {
    error: messages.required,
    path: ['days'],
  });

export const Resent = z.object({ success: z.literal(true), invitation: Invitation });

/** An assessment that can be invited to. */
export const InvitableAssessment = z.object({
  assessment_id: z.string(),
  ats_source: AtsSource,
  /** null for one of an ATS that says nothing about it. */
  title: z.string().nullable(),
  job_title: z.string().nullable(),
  invitation_count: Count,
  last_used_at: Time.nullable(),
});
export type InvitableAssessment = z.infer<typeof InvitableAssessment>;

export const RequestKind = z.enum(['adjustment', 'question', 'withdraw', 'erase']);
export type RequestKind = z.infer<typeof RequestKind>;

/** Something that a candidate asked of the sender. */
export const InvitationRequest = z.object({
  request_id: Id,
  kind: RequestKind,
  message: z.string(),
  created_at: Time,
  settled_at: Time.nullable(),
});
export type InvitationRequest = z.infer<typeof InvitationRequest>;

export const RequestParams = InvitationParams.extend({ request_id: z.string() });
export const InvitationRequests = z.object({ requests: z.array(InvitationRequest) });

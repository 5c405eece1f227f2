import { z } from 'zod';
import { messages } from '../messages';
import { AtsType } from './ats';
import { Id, Time } from './scalars';

const Count = z.number().int().nonnegative();

/** The most places at once: more than any account holds about one person. */
const MOST_ERASED = 1_000;

export const FindPeopleBody = z.object({
  /** Parts of a name, an e-mail address, a file name or an id of the source. */
  q: z.string().trim().max(200).default(''),
  /** In place of words: everybody who may be the person of this candidate. */
  candidate: Id.optional(),
});

/** One candidate of a batch, with what hangs on it. */
export const PersonTrace = z.object({
  candidate_id_internal: Id,
  batch_job_id: Id,
  jobTitle: z.string(),
  created_at: Time,
  original_filename: z.string().nullable(),
  /** The batch has not ended: until then, nobody is erased from it. */
  running: z.boolean(),
  /** How many candidates the batch contains; an empty one is deleted, too. */
  batch_candidates: Count,
  /** The file that the batch was submitted with is still stored. */
  upload_stored: z.boolean(),
  charged: z.boolean(),
  decided: z.boolean(),
  noted: z.boolean(),
  /** What was said about the evidence. */
  feedback_count: Count,
  /** Links that still open and show the candidate. */
  share_count: Count,
});

/** A single match that was named after the person. */
export const PersonMatch = z.object({
  match_id: Id,
  created_at: Time,
  candidate_id_context: z.string(),
  job_id_context: z.string().nullable(),
});

/** An invitation of the person to an assessment. */
export const PersonInvitation = z.object({
  invitation_code: Id,
  created_at: Time,
  job_title: z.string().nullable(),
  /** Whether anything was answered that goes with it. */
  answered: z.boolean(),
});

/** An application in a connected applicant tracking system that was scored, could not be, or waits to be. */
export const PersonApplication = z.object({
  application_id: Id,
  ats_type: AtsType,
  job_title: z.string().nullable(),
  /** null while it waits. */
  assessed_at: Time.nullable(),
  /** It has a score, which was charged. */
  charged: z.boolean(),
});

/** Candidates with the same text, or with the same name and e-mail address: one person. Whoever differs stands apart. */
export const Person = z.object({
  name: z.string().nullable(),
  email: z.string().nullable(),
  traces: z.array(PersonTrace),
  matches: z.array(PersonMatch),
  invitations: z.array(PersonInvitation),
  applications: z.array(PersonApplication),
});

export const PeopleAnswer = z.object({
  people: z.array(Person),
  /** There are more than are answered: more words find fewer. */
  more: z.boolean(),
});

const ids = z
  .array(z.uuid())
  .max(MOST_ERASED)
  .transform((all) => [...new Set(all)]);

const codes = z
  .array(Id.max(100))
  .max(MOST_ERASED)
  .transform((all) => [...new Set(all)]);

export const ErasePeopleBody = z
  .object({
    candidate_ids: ids.default([]),
    match_ids: ids.default([]),
    invitation_codes: codes.default([]),
    application_ids: ids.default([]),
    confirm: z.literal(true, { error: messages.confirmErasure }),
  })
  .refine(
    ({ candidate_ids, match_ids, invitation_codes, application_ids }) =>
      [candidate_ids, match_ids, invitation_codes, application_ids].some(
        ({ length }) => length > 0,
      ),
    { path: ['candidate_ids'], message: messages.required },
  );

/** What was erased. */
export const ErasedPeople = z.object({
  candidates: Count,
  /** Batches that lost somebody, including deleted ones. */
  batches: Count,
  /** Batches that contained nobody else and were deleted. */
  batches_removed: Count,
  single_matches: Count,
  invitations: Count,
  /** In connected applicant tracking systems; those systems keep them. */
  applications: Count,
});

export type FindPeopleBody = z.infer<typeof FindPeopleBody>;
export type PersonTrace = z.infer<typeof PersonTrace>;
export type PersonMatch = z.infer<typeof PersonMatch>;
export type PersonInvitation = z.infer<typeof PersonInvitation>;
export type PersonApplication = z.infer<typeof PersonApplication>;
export type Person = z.infer<typeof Person>;
export type PeopleAnswer = z.infer<typeof PeopleAnswer>;
export type ErasePeopleBody = z.infer<typeof ErasePeopleBody>;
export type ErasedPeople = z.infer<typeof ErasedPeople>;

import { z } from 'zod';
import { Moment, Text, textWithin } from '../outgoing/wire-values';

const Id = z.union([z.number().int(), z.string().regex(/^\d{1,30}$/)]).transform(String);

/** No posting is so long. */
const Html = textWithin(400_000);

const Flag = z
  .boolean()
  .nullish()
  .transform((flag) => flag === true);

const changes = { created_at: Moment, updated_at: Moment };

export const JobRow = z.object({
  id: Id,
  name: Text,
  status: Text,
  is_template: Flag,
  ...changes,
});

export const JobPostRow = z.object({
  id: Id,
  content: Html,
  live: Flag,
  internal: Flag,
  /** Deleted, where it is not. */
  active: z.boolean().nullish(),
  first_published_at: Moment,
  ...changes,
});
export type JobPostRow = z.infer<typeof JobPostRow>;

export const ApplicationRow = z.object({
  id: Id,
  candidate_id: Id,
  status: Text,
  stage_name: Text,
  ...changes,
  /** Nobody's who is only a prospect. */
  job_id: Id.nullish(),
});

export const CandidateRow = z.object({
  id: Id,
  first_name: Text,
  last_name: Text,
  preferred_name: Text,
  email_addresses: z.array(z.object({ value: Text })).nullish(),
});
export type CandidateRow = z.infer<typeof CandidateRow>;

export const AttachmentRow = z.object({
  id: Id,
  type: Text,
  filename: Text,
  ...changes,
  application_id: Id.nullish(),
  candidate_id: Id.nullish(),
  /** A signed link into a storage, good for some days. */
  url: z.string().max(10_000).nullish(),
});
export type AttachmentRow = z.infer<typeof AttachmentRow>;

/** An answer to what changed tokens for others, or a code for tokens. */
export const TokenAnswer = z.object({
  access_token: z.string().min(1).max(10_000),
  refresh_token: z.string().min(1).max(10_000).nullish(),
  expires_at: Moment,
  /** What most others send in its place, in seconds. */
  expires_in: z.number().positive().max(31_536_000).nullish(),
  /** Words with blanks between them (RFC 6749, 3.3). */
  scope: z.string().max(10_000).nullish(),
});
